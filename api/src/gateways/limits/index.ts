export type { Limit, LimitsGateway } from "./gateway.ts";
export { MemoryLimits } from "./memory.ts";
