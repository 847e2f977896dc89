import { type Data, type Endpoint, type EndpointKey, endpoints } from "@jobmap/contract";
import type { APIRequestContext } from "@playwright/test";
import { codeFor, stranger } from "./accounts-data.ts";
import { filledIn } from "./xss-fields.ts";
import { pack, SIGN } from "./xss-vectors.ts";

export interface Member {
  readonly email: string;
  readonly token: string;
}

/** Speaks to the API, and notes which fields carried something hostile. */
export class Writer {
  readonly filled = new Set<string>();
  readonly #url: string;
  /** What a page of ours sends with whatever changes something. */
  readonly #page: Promise<Record<string, string>>;

  constructor(url: string) {
    this.#url = url;
    this.#page = openPage(url);
  }

  async send<K extends EndpointKey>(key: K, body: object, token = "", file?: Buffer): Promise<Data<K>> {
    for (const path of filledIn(body)) this.filled.add(`${key} ${path}`);
    const [method = "", template = ""] = key.split(" ");
    const path = template.replace("{id}", "id" in body ? String(body.id) : "");
    const query = method === "GET" ? `?${new URLSearchParams(Object.entries(body))}` : "";
    const endpoint: Endpoint = endpoints[key];
    const reply = await fetch(`${this.#url}/api/v1/${path}${query}`, {
      method,
      headers: {
        ...(await this.#page),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(endpoint.files ? {} : { "Content-Type": "application/json" }),
      },
      ...(method === "GET"
        ? {}
        : { body: endpoint.files ? formOf(endpoint.files.field, body, file) : JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${key} answered ${reply.status}: ${text}`);
    const { data }: { data: Data<K> } = JSON.parse(text);
    return data;
  }

  /** Registers somebody with a hostile name. */
  async register(request: APIRequestContext, role: "user" | "employer"): Promise<Member> {
    const { email, password } = stranger(role);
    await this.send("POST auth/sendOTP", { email });
    const otp = await codeFor(request, email);
    const { verification } = await this.send("POST auth/verifyOTP", { email, otp });
    const person = { email, password, verification, first_name: pack(100), last_name: pack(100, 30) };
    const { token } =
      role === "user"
        ? await this.send("POST auth/registerUser", person)
        : await this.send("POST auth/registerEmployer", { ...person, company_name: pack(250) });
    return { email, token };
  }
}

async function openPage(url: string): Promise<Record<string, string>> {
  const { headers } = await fetch(`${url}/api/v1/auth/profile`);
  const cookies = headers.getSetCookie().map((line) => line.split(";", 1)[0] ?? "");
  const token = cookies.find((cookie) => cookie.startsWith("XSRF-TOKEN="))?.slice("XSRF-TOKEN=".length);
  return { Cookie: cookies.join("; "), "X-XSRF-TOKEN": token ?? "" };
}

function formOf(field: string, body: object, file?: Buffer): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.set(name, typeof value === "string" ? value : JSON.stringify(value));
  if (file) form.set(field, new Blob([new Uint8Array(file)]), `${SIGN}.png`);
  return form;
}
