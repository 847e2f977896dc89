import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { JobMap } from "./JobMap.js";

function Careers() {
  const [total, setTotal] = useState(null);
  const [isShown, show] = useState(true);
  return (
    <>
      <p role="status">{total === null ? "" : `${total} jobs are on the map.`}</p>
      <button type="button" onClick={() => show(!isShown)}>
        {isShown ? "Hide the map" : "Show the map"}
      </button>
      {isShown && (
        <JobMap
          company="acme"
          host="https://jobmap.example"
          onReady={({ detail }) => setTotal(detail.total)}
        />
      )}
    </>
  );
}

createRoot(document.getElementById("root")).render(
  <StrictMode>
    <Careers />
  </StrictMode>,
);
