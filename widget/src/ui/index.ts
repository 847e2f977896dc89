/**
 * The embed's components, written for the React API: the widget build runs them on Preact, the web app and Storybook on
 * React.
 */
export { Controller, type ControllerOptions } from "./control/controller.ts";
export type * from "./state/events.ts";
export type * from "./state/state.ts";
export { adoptWidgetStyles, WIDGET_CSS } from "./styles.ts";
export { Widget } from "./Widget.tsx";
