import { createApp, h, ref } from "vue";
import { JobMap } from "./JobMap.js";

createApp({
  setup() {
    const total = ref(null);
    const isShown = ref(true);
    const toggle = () => {
      isShown.value = !isShown.value;
    };
    return () => [
      h("p", { role: "status" }, total.value === null ? "" : `${total.value} jobs are on the map.`),
      h("button", { type: "button", onClick: toggle }, isShown.value ? "Hide the map" : "Show the map"),
      isShown.value &&
        h(JobMap, {
          options: { company: "acme", host: "https://jobmap.example" },
          onReady: ({ detail }) => {
            total.value = detail.total;
          },
        }),
    ];
  },
}).mount("#root");
