import { BlockList, isIP } from "node:net";

/**
 * Addresses that are not on the public internet, or lead back into a network: the special-purpose registries of IANA
 * (https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry), multicast, and IPv6 forms of IPv4.
 */
const SPECIAL: readonly (readonly [address: string, prefix: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
  ["::", 16],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
  ["5f00::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
];

// Two lists: one list takes IPv4 addresses for those of ::ffff:0:0/96 as well.
const BLOCKED = { ipv4: new BlockList(), ipv6: new BlockList() };
const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");
for (const [address, prefix] of SPECIAL) {
  const family = familyOf(address);
  BLOCKED[family].addSubnet(address, prefix, family);
}

/** Whether an IP address is a host of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = familyOf(address);
  return isIP(address) !== 0 && !BLOCKED[family].check(address, family);
}
