import { type Endpoint, type EndpointKey, endpoints } from "@jobmap/contract";
import type { TestClient, TestServer } from "../support/server.ts";
import type { Ask } from "./cases.ts";

/** Sends one request of the contract, as a page of ours would. */
export async function send(
  server: TestServer,
  client: TestClient,
  key: EndpointKey,
  ask: Ask,
): Promise<Response> {
  const [method = "", template = ""] = key.split(" ");
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ask.params?.[name]));
  const query = new URLSearchParams(
    Object.fromEntries(Object.entries(ask.query ?? {}).map(([name, value]) => [name, String(value)])),
  );
  const endpoint: Endpoint = endpoints[key];
  return await client.request(method, `/api/v1/${path}?${query}`, {
    headers: {
      ...(await server.pageHeaders()),
      ...(endpoint.files ? {} : { "Content-Type": "application/json" }),
    },
    ...(method === "GET"
      ? {}
      : { body: endpoint.files ? form(ask.body ?? {}) : JSON.stringify(ask.body ?? {}) }),
  });
}

function form(fields: object): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, String(value));
  return data;
}
