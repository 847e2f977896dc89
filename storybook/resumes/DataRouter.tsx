import { type ReactNode, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";

/** A router that can hold somebody back who leaves with unsaved changes. Stories in it have the parameter `ownRouter`. */
export function DataRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: "*", element: children }]));
  return <RouterProvider router={router} />;
}
