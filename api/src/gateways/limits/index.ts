export type { Limit, LimitsGateway } from "./gateway.ts";
export { allocateLimits, type LimitsMemory, SharedLimits } from "./shared.ts";
