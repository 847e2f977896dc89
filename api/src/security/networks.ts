import { isIPv6 } from "node:net";

/** The range of addresses that one person typically has: one address of IPv4, the first half (/64) of IPv6. */
export function network(address: string): string {
  const mapped = mappedIPv4(address);
  return mapped ?? (isIPv6(address) ? firstGroups(address, 4) : address);
}

/**
 * The range of addresses that one provider's customer, or a data center of rented machines, typically has: a /24 of IPv4, a /64
 * of IPv6.
 */
export function subnet(address: string): string {
  const own = network(address);
  return /^\d+(?:\.\d+){3}$/.test(own) ? own.slice(0, own.lastIndexOf(".")) : own;
}

function mappedIPv4(address: string): string | undefined {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
}

function firstGroups(address: string, count: number): string {
  const [head = "", tail] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const groups =
    tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill("0"), ...right];
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
