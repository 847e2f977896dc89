import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect, test } from "../../../.tools/browser-test.ts";
import { expectRefusals, openAs } from "./accounts-data.ts";
import { type ForeignSite, openForeignSite } from "./foreign-site.ts";
import { MAILBOX_URL } from "./mail-server.ts";
import { hostileFields } from "./xss-fields.ts";
import { pack, SIGN, VECTORS } from "./xss-vectors.ts";
import { fillWorld, type HostileWorld } from "./xss-world.ts";

/** Fields that take anything, and that nobody is ever shown. */
const NEVER_SHOWN: readonly (readonly [field: RegExp, why: string])[] = [
  [/password$/, "compared, hashed"],
  [/verification$|credential$|nonce$|finishSignIn code$/, "compared with what we gave"],
  [/login(User|Employer) email$/, "looked up"],
  [/(Google|Apple)Login (email|name|first_name|last_name)$/, "kept like the names of a registration"],
  [/add-gallary-video caption$/, "kept like the caption of a picture"],
  [/job-alert\/add search\.location$/, "must be a place that we know"],
  [/preference\/update distance\.location$/, "must be a place that we know"],
  [/time_zone$/, "must be the name of a time zone"],
  [/(?:bulk-check|feeds\/add|feeds\/change) columns\[\]\.field$/, "must be the name of a field"],
  [/domains\/add domain$/, "must be a domain"],
  [/domains\/mail-code mailbox$/, "must be one of the mailboxes that we name"],
  [/domains\/confirm code$/, "compared with what we gave"],
  [
    /embed\/mail (?:note|settings)$/,
    "in a mail alone, and read as the studio reads its address: mail-embed.db.test.ts",
  ],
  [/embed\/check url$/, "must be an address; kept nowhere"],
  [/feeds\/test url$/, "kept like the address of a feed"],
  [/\/update-profile entry\./, "kept like the fields of an entry that is added"],
  [/contact\/update contact\.email$/, "must be an email address"],
  [/resume\/(?:preview|readings|document) content\./, "kept like the choices of a resume that is added"],
  [/resume\/file-readings file_name$/, "not answered"],
  [/applicants\/(?:preview|move) selection\.filter\./, "compared, answered with numbers alone"],
  [/save-reading content\./, "kept like the fields of save-changes"],
  [/job\/read-(?:link url|text text|file file_name)$/, "kept nowhere; shown as text to whoever sent it"],
  [/job\/totals searches\[\]/, "answered with numbers alone"],
  [/selection\.filter\.(?:search|answer)$/, "looked for"],
  [/notification\/devices endpoint$/, "where messages go; a page shows the device's name"],
];

// Thirty pages in one test: pictures of each would cost as much as the pages, and what failed is named by its address.
test.use({ trace: "off" });

let site: ForeignSite;
test.beforeAll(async () => {
  site = await openForeignSite();
});
test.afterAll(() => site.close());

test("S28, S34: no text field can run a script on any page that shows it; no exported cell is a formula", async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  test.setTimeout(300_000);
  const ran: string[] = [];
  await listen(context, ran);
  expect(VECTORS.length).toBeGreaterThanOrEqual(40);
  // The same texts, taken for markup, run and are found.
  await page.goto(site.page("markup", VECTORS.join("\n")));
  await expect.poll(() => ran.length).toBeGreaterThan(5);
  expect((await markupOf(page)).length).toBeGreaterThan(5);
  await page.goto("about:blank");
  ran.length = 0;
  complaints.length = 0;

  const world = await fillWorld(baseURL ?? "", page.request);
  const left = hostileFields("body").filter(
    (field) => !world.filled.has(field) && !NEVER_SHOWN.some(([excused]) => excused.test(field)),
  );
  expect(left, "text fields that are not filled here").toEqual([]);

  const visit = async (path: string, shows: Shows = asText) =>
    test.step(path.slice(0, 80), async () => {
      await page.goto(path);
      await shows(page);
      expect(await markupOf(page), path).toEqual([]);
      expect(ran, path).toEqual([]);
    });
  for (const [path, shows] of publicPages(world)) await visit(path, shows);
  for (const [path, shows] of embeds(world, baseURL ?? "")) await visit(path, shows);
  await openAs(page, world.candidate, "/robots.txt");
  for (const [path, shows] of pagesOfCandidate(world)) await visit(path, shows);
  await openAs(page, world.employer, "/robots.txt");
  for (const [path, shows] of pagesOfEmployer(world)) await visit(path, shows);
  for (const { email } of [world.employer, world.candidate])
    await visit(site.page(email, await mailTo(email)));

  const headers = { Authorization: `Bearer ${world.employer.token}` };
  const csv = await (await page.request.get("/api/v1/employer/application/export", { headers })).text();
  expect(csv).toContain(SIGN);
  expect(cellsOf(csv).filter((cell) => /^[=+\-@\t]/.test(cell))).toEqual([]);
  // Addresses of nothing answer 404; nothing else may have been refused, as the policy refuses scripts.
  expectRefusals(complaints);
  expect(complaints).toEqual([]);
});

/** The cells of a CSV file, quoted ones as they are between their quotes: lines within one are no cells. */
const cellsOf = (csv: string): string[] =>
  [...csv.replace(/^\uFEFF/, "").matchAll(/(?:^|,|\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? "",
  );

const ESCAPED = "&lt;svg onload=xss()&gt;";

type Shows = (page: Page) => Promise<unknown>;
type Visits = readonly (readonly [path: string, shows?: Shows])[];

const sign = (within: Page | Locator) => within.getByText(SIGN).locator("visible=true").first();
const asText: Shows = (page) => expect(sign(page)).toBeVisible();
/** Pages on which it may be in fields or nowhere. */
const atAll: Shows = (page) => expect(page.locator("h1, h2, main").first()).toBeVisible();
const field =
  (label: RegExp): Shows =>
  (page) =>
    expect(page.getByRole("textbox", { name: label }).first()).toHaveValue(/<svg onload=xss\(\)>/);

function publicPages({ jobs: [job], company, publicPage }: HostileWorld): Visits {
  const search = new URLSearchParams({
    search: pack(200),
    location: pack(200, 25),
    "company-info": pack(200, 50),
    "company-info-third-party": pack(200, 75),
  });
  const text = encodeURIComponent(pack(200, 9));
  const link = encodeURIComponent("javascript:xss()");
  return [
    [`/job/${job}?source=embed&embed=${text}&utm_source=${text}&page=${link}`],
    [`/company/${company.slug}`],
    [publicPage],
    [`/jobmap?company=${company.id}`, openPin],
    [`/jobmap?${search}`, atAll],
    [`/jobs/${text}`, atAll],
    [`/job/${text}`, atAll],
    [`/company/${text}`, atAll],
    [`/user/${text}/${text}`, atAll],
    [`/jobmap/${text}`, atAll],
    [`/job-map-iframe/${text}`, (page) => page.locator("body").waitFor()],
    [`/jobmap-integration?company=${text}&accent=${text}&embed=${text}`, atAll],
    [`/user-login?redirect=${link}`, atAll],
    [`/unsubscribe?key=${text}&type=${text}`, atAll],
  ];
}

/** A card of the list, then the preview that a pin opens. */
async function openPin(page: Page): Promise<void> {
  await asText(page);
  // The first circle may go while the map settles: then another one is.
  await expect(() =>
    page.locator("#map button.jm-item").first().click({ force: true, timeout: 2_000 }),
  ).toPass();
  await asText(page);
}

function embeds({ company }: HostileWorld, host: string): Visits {
  const element = `<script async src="${host}/widget/v1/loader.js"></script>
    <job-map company="${company.username}" height="700"></job-map>`;
  const frame = `<iframe title="Jobs" src="${host}/job-map-iframe/${company.username}" width="1000" height="800"></iframe>`;
  const openJob = async (within: Pick<Page, "locator">) => {
    await within.locator("ol a").first().click();
    await expect(within.locator(".job").getByText(SIGN).first()).toBeVisible();
  };
  return [
    [site.page("element", element), (page) => openJob(page)],
    [site.page("frame", frame), (page) => openJob(page.frameLocator("iframe"))],
    [`/jobmap/${company.username}`, (page) => openJob(page)],
  ];
}

function pagesOfCandidate({ jobs: [, , open], publicPage }: HostileWorld): Visits {
  return [
    [publicPage.replace(/\/resume$/, "")],
    ["/applied-job-list", openBell],
    ["/saved-job"],
    ["/culture-preferences?view=wishes"],
    ["/job-alerts"],
    ["/searchhistory"],
    ["/profile"],
    ["/profile-setting", atAll],
    ["/profile/import", atAll],
    ["/multiple-resume", atAll],
    [`/job/${open}?apply=here`, (page) => expect(sign(page.getByRole("dialog"))).toBeVisible()],
  ];
}

function pagesOfEmployer({
  jobs: [job],
  company,
  application,
  draft,
  payments: [payment],
  bulkUpload,
}: HostileWorld): Visits {
  return [
    ["/employer/job/bulk-upload"],
    [`/employer/job/bulk-upload?upload=${bulkUpload}`],
    ["/employer/job/feeds"],
    ["/employer/team"],
    ["/employer/post-job/from-source"],
    ["/employer/payment-history"],
    [`/employer/payment-history?payment=${payment}`],
    [`/employer/jobs/success/${payment}`],
    [`/employer/jobs/payment/success/${payment}`],
    [`/employer/jobs/error?payment=${payment}`],
    ["/dev/payments", atAll],
    ["/employer/jobs", openBell],
    ["/employer/dashboard"],
    [
      `/employer/all-application?application=${application}`,
      (page) => expect(sign(page.getByRole("dialog"))).toBeVisible(),
    ],
    ["/employer/all-application?view=board"],
    ["/employer/reported-job-list"],
    ["/employer/mediakit"],
    ["/employer/company-profile", field(/^Tagline/)],
    [`/employer/post-job?id=${job}`, field(/^Title/)],
    [`/employer/post-job?id=${draft}`, field(/^Title/)],
    [`/employer/post-job?id=${draft}&step=review`],
    [`/employer/post-job?id=${job}&step=review`],
    [`/employer/view-on-map/${job}`],
    [`/employer/job-map/${company.username}`],
  ];
}

async function openBell(page: Page): Promise<void> {
  await asText(page);
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(sign(page.getByRole("link"))).toBeVisible();
}

/** Notes whatever runs, in every frame of every page. */
async function listen(context: BrowserContext, ran: string[]): Promise<void> {
  await context.exposeBinding("xss", ({ frame }) => ran.push(`xss() on ${frame.url()}`));
  context.on("dialog", (dialog) => {
    ran.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
}

/** Elements of a page, its frames and its shadow trees that only something hostile has made. */
async function markupOf(page: Page): Promise<string[]> {
  const found = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        const hostile: string[] = [];
        const look = (root: ParentNode) => {
          for (const element of root.querySelectorAll("*")) {
            const links = ["href", "xlink:href", "src", "action", "formaction", "data"].map(
              (name) => element.getAttribute(name) ?? "",
            );
            // Messages make links of addresses that are written out: such a link leads where it says.
            const isWritten =
              element.matches('a[rel~="nofollow"][rel~="ugc"][rel~="noopener"]') &&
              element.textContent === element.getAttribute("href");
            const isHostile =
              element.matches(
                "object, embed, marquee, math, base, iframe[srcdoc], meta[http-equiv=refresh i]",
              ) ||
              element.getAttributeNames().some((name) => name.startsWith("on")) ||
              links.some(
                (link) =>
                  /^[\0-\x20]*(?:j\s*a\s*v\s*a\s*script|vbscript|data:text)/i.test(link) ||
                  (/^[\0-\x20]*https?:\/\/evil/i.test(link) && !isWritten),
              ) ||
              (element.getAttribute("style") ?? "").includes("evil") ||
              (element.localName === "script" && element.textContent === "xss()");
            if (isHostile) hostile.push(element.outerHTML.slice(0, 300));
            if (element.shadowRoot) look(element.shadowRoot);
          }
        };
        look(document);
        return hostile;
      }),
    ),
  );
  return found.flat();
}

/** The HTML of the newest mail to somebody that carries what another has written. */
async function mailTo(address: string): Promise<string> {
  const url = `${MAILBOX_URL}?${new URLSearchParams({ as: "html", to: address, has: ESCAPED })}`;
  let html = "";
  await expect
    .poll(async () => {
      html = await (await fetch(url)).text();
      return html;
    })
    .toContain(ESCAPED);
  return html;
}
