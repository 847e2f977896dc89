/** How many cases a test tries: few with every run of all tests, and as many as `name` says in the environment when somebody asks. */
export function howMany(name: `TEST_${string}`, usually: number): number {
  const asked = Number(process.env[name] ?? usually);
  if (Number.isSafeInteger(asked) && asked > 0) return asked;
  throw new Error(`${name} must be a whole number above 0.`);
}
