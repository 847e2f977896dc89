import { describe, expect, it } from "vitest";
import { isCommonPassword } from "../src/security/common-passwords/index.ts";

describe("a common password", () => {
  it.each([
    "Password1!",
    "P@ssw0rd1!",
    "Pa$$word2024!",
    "Welcome1!",
    "!Qwerty123",
    "Summer2026!",
    "Iloveyou-1",
    "$Unshine1",
    "Jobmap-2026",
    "Ｐassword1!",
  ])("is found with additions: %s", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    "Anchor-Chain-7",
    "Chesapeake-9",
    "Correct-horse-battery-1",
    "Password-of-my-own-boat-7",
    "Sun1!kT9#zQw",
    "Summer-3912-7714-05",
    "12345678!",
    "Пароль-лодки-7",
  ])("is not found in %s", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
