import { expect, test } from "vitest";
import { containerCommand } from "../lib/database/docker.mjs";

const options = { folder: "/a", port: 4000, password: "one", fast: false };
const nameIn = (/** @type {[string, string[]]} */ [, args]) => args.find((arg) => arg.startsWith("--name="));

test("the container listens on loopback only", () => {
  const [command, args] = containerCommand("/bin/docker", options);
  expect(command).toBe("/bin/docker");
  expect(args).toContain("--publish=127.0.0.1:4000:3306");
});

test("another folder or password gets a container with its own data", () => {
  const names = [options, { ...options, folder: "/b" }, { ...options, password: "two" }].map((each) =>
    nameIn(containerCommand("docker", each)),
  );
  expect(new Set(names).size).toBe(3);
  expect(nameIn(containerCommand("docker", { ...options, port: 5000 }))).toBe(names[0]);
});
