export type { Limit, LimitsGateway } from "./gateway.ts";
export { type LimitsMemory, SharedLimits } from "./shared.ts";
