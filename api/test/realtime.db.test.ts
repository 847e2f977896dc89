import { io, type Socket } from "socket.io-client";
import { afterEach, describe, expect, it } from "vitest";
import { countSearch, type PlaceSearch } from "../src/commands/count-search.ts";
import { MIN_PEOPLE } from "../src/views/trends.ts";
import { buildCompany } from "./support/build.ts";
import type { TestClient } from "./support/server.ts";
import { useServer } from "./support/use-server.ts";

const EVENT = "tranding-search-current-count";
const BALTIMORE = { latitude: 39.29, longitude: -76.61 };

describe(EVENT, () => {
  const server = useServer();
  let socket: Socket | undefined;
  const connect = (options = {}) => {
    socket = io(server().url, { transports: ["websocket"], reconnection: false, ...options });
    return socket;
  };
  afterEach(() => socket?.disconnect());

  // @spec 1.25, 3.15, 3.20, 7.128, 7.137
  it("returns searches nearby, and none from far away", async () => {
    const company = await buildCompany({ name: "Harbor Works", isThirdParty: true });
    const count = async (times: number, search: Partial<PlaceSearch>) => {
      for (let n = 0; n < times; n++)
        await countSearch(server().services.database, {
          ...BALTIMORE,
          keyword: "",
          location: "Baltimore, MD",
          companyId: null,
          at: new Date(),
          ...search,
        });
    };
    await count(4, { keyword: "Welder" });
    await count(2, { keyword: "welder", location: "21201" });
    await count(1, { keyword: "welder", location: "Dundalk", longitude: -76.5 });
    await count(MIN_PEOPLE, { keyword: "harbor", companyId: company.id });
    await count(MIN_PEOPLE - 1, { keyword: "weldr" });
    await count(MIN_PEOPLE, { keyword: "surfer", latitude: 21.3, longitude: -157.8 });
    const reply = await connect()
      .timeout(30_000)
      .emitWithAck(EVENT, { ...BALTIMORE, location: "" });
    expect(reply).toMatchObject({
      status: true,
      data: {
        trending_jobs: [{ keyword: "welder", location: "Baltimore, MD", count: 7 }],
        trending_companies: [{ keyword: "Harbor Works", is_third_party: true, count: MIN_PEOPLE }],
        popular_search: [{ keyword: "welder" }, { keyword: "harbor" }],
      },
    });
  });

  it("counts searches, each person once a day", async () => {
    const search = async (client: TestClient, what: string) =>
      (await client.request("GET", `/api/v1/user/job/list?location=Annapolis,+MD&search=${what}`)).json();
    for (let n = 0; n < MIN_PEOPLE; n++) {
      await search(server(), "rigger");
      await search(server().browser({ "User-Agent": `Browser ${n}` }), "Diver");
    }
    await expect
      .poll(
        async () =>
          (await connect().timeout(30_000).emitWithAck(EVENT, { latitude: 38.98, longitude: -76.49 })).data
            .trending_jobs,
      )
      .toMatchObject([{ keyword: "diver", location: "Annapolis, MD" }]);
  });

  it("emits the reply to clients that only listen", async () => {
    const listening = connect();
    const heard = new Promise((resolve) => listening.once(EVENT, resolve));
    listening.emit(EVENT, { ...BALTIMORE, location: "" });
    expect(await heard).toMatchObject({ status: true, data: { popular_search: [] } });
  });

  it.each([
    [undefined],
    [null],
    ["x"],
    [{}],
    [{ latitude: 91, longitude: 0 }],
    [{ latitude: "39", longitude: 0 }],
  ])("rejects %j", async (payload) => {
    expect(await connect().timeout(30_000).emitWithAck(EVENT, payload)).toMatchObject({
      status: false,
      message: expect.any(String),
    });
  });

  it("rejects pages of other sites in the handshake", async () => {
    const foreign = connect({ extraHeaders: { Origin: "https://evil.example" } });
    const error = await new Promise((resolve) => foreign.once("connect_error", resolve));
    expect(error).toBeInstanceOf(Error);
  });
});
