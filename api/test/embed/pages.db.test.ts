import { createHash } from "node:crypto";
import { ConnectionRefusedError } from "sequelize";
import { describe, expect, it, vi } from "vitest";
import { parseFirstJobs } from "../../../widget/src/core/company-columns-meta.ts";
import { Company } from "../../src/models/index.ts";
import { BOOT } from "../../src/web/embed/boot.ts";
import { DEMO_BOOT, DEMO_CSS, DEMO_HEAD } from "../../src/web/embed/demo.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";
import { makeWidgetFolder } from "./widget-folder.ts";

const NASTY = `</script><script>alert(1)</script>"'<img src=x onerror=alert(1)>&`;

describe("an employer's map on other sites", () => {
  const server = useServer({ widgetFolder: makeWidgetFolder() });
  const open = async (path: string, init: RequestInit = {}) => {
    const reply = await server().request("GET", path, { redirect: "manual", ...init });
    return { reply, text: await reply.text(), policy: reply.headers.get("Content-Security-Policy") ?? "" };
  };
  const withJobs = async (count: number, name = "Skipjack Marine", title?: string) => {
    const company = await buildCompany({ name });
    const jobs = [];
    for (let i = 0; i < count; i++)
      jobs.push(
        await buildJob(
          {
            salaryCurrency: "USD",
            salaryMin: 1_821,
            salaryMax: 2_200,
            salaryUnit: "HOUR",
            ...(title ? { title } : {}),
          },
          { company, at: [[39.29 + i / 100, -76.61]] },
        ),
      );
    await server().refresh(...jobs.map(({ id }) => id));
    return { company, jobs };
  };

  it("is framed only by the sites that the employer named, or by any if none is named", async () => {
    const { company } = await withJobs(1);
    const frame = `/job-map-iframe/${company.username}`;
    const before = await open(frame);
    await company.update({ embedOrigins: ["https://careers.example.com", "https://www.example.org"] });
    const after = await open(frame);
    expect(after.policy).toMatch(
      /frame-ancestors https:\/\/careers\.example\.com https:\/\/www\.example\.org$/,
    );
    expect(after.reply.headers.get("ETag")).not.toBe(before.reply.headers.get("ETag"));
    expect((await open(`/jobmap/${company.slug}`)).policy).toMatch(/frame-ancestors 'none'$/);
  });

  describe.each([
    ["/job-map-iframe/", true],
    ["/jobmap/", false],
  ])("%s", (prefix, isFramed) => {
    it("has every job as a link and the clusters as a picture before any script", async () => {
      const { company, jobs } = await withJobs(3);
      const { reply, text } = await open(prefix + company.username);
      expect(reply.status).toBe(200);
      for (const job of jobs) {
        expect(text).toMatch(new RegExp(`<a href="/job/${job.id}[?"]`));
        expect(text).toContain(job.title);
      }
      expect(text).toContain('<b class="pay"><bdi>$18.21 to $22</bdi></b>');
      expect(text).toContain("an hour");
      expect(text).toContain("3 open jobs");
      const circles = [...text.matchAll(/<circle[^>]*\/><text[^>]*>(\d+)<\/text>/g)].map(([, n]) =>
        Number(n),
      );
      expect(circles.reduce((sum, n) => sum + n, 0)).toBe(3);
      expect(text).not.toContain("<noscript");
    });

    it("pages through the jobs by links that keep the parameters", async () => {
      const { company } = await withJobs(51);
      const first = await open(`${prefix}${company.username}?theme=dark&utm_source=x`);
      const ids = (text: string) => [...text.matchAll(/<a href="\/job\/(\d+)/g)].map(([, id]) => id);
      expect(ids(first.text)).toHaveLength(50);
      const next = /<a rel="next" href="([^"]+)"/.exec(first.text)?.[1]?.replaceAll("&amp;", "&") ?? "";
      expect(next).toBe(`${prefix}${company.username}?theme=dark&utm_source=x&page=2`);
      const second = await open(next);
      expect(ids(second.text)).toHaveLength(1);
      expect(new Set([...ids(first.text), ...ids(second.text)]).size).toBe(51);
      expect((await open(`${prefix}${company.username}?page=999`)).text).toContain("Page 2 of 2");
    });

    it(isFramed ? "may lie in any page" : "may lie in no page", async () => {
      const { company } = await withJobs(1);
      for (const path of [company.username, "nobody"]) {
        const { reply, policy } = await open(prefix + path);
        expect(policy).toMatch(isFramed ? /frame-ancestors \*$/ : /frame-ancestors 'none'$/);
        expect(reply.headers.get("X-Frame-Options")).toBe(isFramed ? null : "DENY");
        expect(reply.headers.get("Cross-Origin-Embedder-Policy")).toBe(isFramed ? "credentialless" : null);
        expect(reply.headers.get("Set-Cookie")).toBeNull();
      }
    });

    it("runs only its own scripts, whatever a company or job is called", async () => {
      const { company } = await withJobs(2, NASTY, NASTY);
      await company.update({ description: NASTY, updatedAt: new Date(Date.now() + 1_000) });
      const { text, policy } = await open(`${prefix}${company.username}?theme=${encodeURIComponent(NASTY)}`);
      expect(text).not.toContain("<img");
      expect(text).not.toContain("alert(1)</script>");
      const inline = [...text.matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)];
      for (const [, tag, attributes, content = ""] of inline) {
        if (attributes?.includes("application/json")) expect(() => JSON.parse(content)).not.toThrow();
        else expect([tag, policy]).toEqual([tag, expect.stringContaining(sha256(content))]);
      }
      expect(inline.filter(([, tag]) => tag === "script")).toHaveLength(2);
      expect(policy).not.toMatch(/unsafe|nonce/);
      const tags = text.replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, "").replaceAll(/"[^"]*"/g, '""');
      expect(tags).not.toMatch(/<[^>]*\s(on\w+|style)=/);
    });

    it("is the same for everyone: cookies change nothing, an ETag saves the transfer", async () => {
      const { company } = await withJobs(1);
      const plain = await open(prefix + company.username);
      const signedIn = await open(prefix + company.username, {
        headers: { Cookie: "session=abc", Authorization: "Bearer abc" },
      });
      expect(signedIn.text).toBe(plain.text);
      expect(plain.reply.headers.get("Vary") ?? "").not.toMatch(/cookie/i);
      const headers = { "If-None-Match": plain.reply.headers.get("ETag") ?? "" };
      expect((await open(prefix + company.username, { headers })).reply.status).toBe(304);
    });

    it("explains mistakes in the embed code", async () => {
      const { reply, text } = await open(`${prefix}acmee`);
      expect(reply.status).toBe(404);
      expect(text).toContain("Company “acmee” not found");
      expect(text).toContain("company=&quot;acmee&quot;");
      const nasty = await open(prefix + encodeURIComponent("<b>x</b>"));
      expect(nasty.reply.status).toBe(404);
      expect(nasty.text).not.toContain("<b>");
      expect((await open(`${prefix}%E0%A4`)).reply.status).toBe(404);
    });

    it("says if a company is hidden or has no jobs", async () => {
      const hidden = await buildCompany({ showProfile: false, name: "Shy & Sons" });
      const gone = await open(prefix + hidden.slug);
      expect(gone.reply.status).toBe(410);
      expect(gone.text).toContain("Shy &amp; Sons is not showing its jobs");
      const empty = await buildCompany({ name: "Quiet Works", description: "<p>We hire in spring.</p>" });
      const none = await open(prefix + empty.slug);
      expect(none.reply.status).toBe(200);
      expect(none.text).toContain("Quiet Works has no open jobs right now.");
      expect(none.text).toContain("We hire in spring.");
      expect(none.text).not.toContain("<script");
    });

    it("speaks Spanish, with US formats if the jobs are there, else English; and has light and dark themes", async () => {
      const { company } = await withJobs(1);
      const { text } = await open(`${prefix}${company.username}?locale=es&theme=dark`);
      expect(text).toContain('<html lang="es-US" class="dark ');
      expect(text).toContain("1 empleo abierto");
      expect(text).toContain("de $18.21 a $22");
      for (const locale of ["fr", "ar", "de-CH", "en-us-us"]) {
        const other = await open(`${prefix}${company.username}?locale=${locale}`);
        expect(other.text).toContain('<html lang="en" ');
        expect(other.text).toContain("$18.21 to $22");
        expect((await open(`${prefix}nobody?locale=${locale}`)).text).toContain('<html lang="en" ');
      }
    });
  });

  // @spec 1.19, 2.86, 2.188
  it("gives frames their widget, and links with the page they came from", async () => {
    const { company, jobs } = await withJobs(1);
    const { text } = await open(
      `/job-map-iframe/${company.username}?embed=top&utm_source=news&view=map&evil=1`,
    );
    expect(text).toContain(
      `href="/job/${jobs[0]?.id}?source=embed&amp;via=iframe&amp;utm_source=news&amp;embed=top" target="_blank" rel="noopener"`,
    );
    const data = JSON.parse(/id="data">([^<]*)</.exec(text)?.[1] ?? "");
    expect(data).toEqual({
      entry: "/widget/v1/0.1.0-abc/guest.js",
      first: { meta: expect.objectContaining({ total: 1 }), fewer: expect.any(Array) },
      size: expect.any(Array),
      // A single place is one circle at every level; one above the first says as much as all of them.
      marks: [[[600, 550, 1]], [[600, 550, 1]]],
      options: { company: company.username, embed: "top", view: "map" },
    });
    expect(text).toContain(
      '<link rel="modulepreload" href="/widget/v1/0.1.0-abc/app.js" integrity="sha384-YXBw">',
    );
    expect(text).not.toContain("later.js");
    // A list alone has no picture beside it.
    expect((await open(`/job-map-iframe/${company.username}?view=list`)).text).not.toContain("<svg");
    // Neither bar nor menu of ours.
    expect(text).not.toMatch(/<(header|nav|footer)\b/);
  });

  it("applies the look in its address, and keeps it on the list's pages", async () => {
    const { company } = await withJobs(60);
    const look = "accent=0A7A50&paper=red&ink=1b1b1b;x&font=Georgia%2C+serif&radius=12";
    const { text } = await open(`/job-map-iframe/${company.username}?${look}`);
    const data = JSON.parse(/id="data">([^<]*)</.exec(text)?.[1] ?? "");
    expect(data.look).toEqual({
      "--jobmap-accent": "#0A7A50",
      "--jobmap-font": "Georgia, serif",
      "--jobmap-radius": "12px",
    });
    expect(text).toContain("?accent=0A7A50&amp;font=Georgia%2C+serif&amp;radius=12&amp;page=2");
  });

  it("names the main part of a frame, so that it is not taken for that of the page around it", async () => {
    const { company } = await withJobs(1, `Skip"jack`);
    const frame = await open(`/job-map-iframe/${company.username}`);
    expect(frame.text).toContain('<main aria-label="Jobs at Skip&quot;jack">');
    expect((await open("/job-map-iframe/nobody")).text).toMatch(
      /<main aria-label="Company “nobody” not found">/,
    );
    expect((await open(`/jobmap/${company.slug}`)).text).toContain("<main>");
  });

  // @spec 2.84
  it("has the product's bar on the shared page, but not in frames", async () => {
    const { company } = await withJobs(1);
    const page = await open(`/jobmap/${company.slug}`);
    expect(page.text).toContain('<form role="search" action="/jobmap">');
    expect(page.text).toContain(`href="/user-login?redirect=%2Fjobmap%2F${company.slug}"`);
    expect(page.policy).toContain("form-action 'self'");
    expect((await open(`/jobmap/${company.slug}?locale=es`)).text).toContain("Iniciar sesión");
    const frame = await open(`/job-map-iframe/${company.username}`);
    expect(frame.text).not.toContain("<form");
    expect(frame.policy).toContain("form-action 'none'");
  });

  it("gives the shared page a title, a description, one address and a text alternative of its picture", async () => {
    const { company } = await withJobs(2);
    const { text } = await open(`/jobmap/${company.slug}`);
    expect(text).toContain("<title>Jobs at Skipjack Marine | Jobmap</title>");
    const own = `${server().services.env.PUBLIC_URL}/jobmap/${company.slug}`;
    expect(text).toContain(`<link rel="canonical" href="${own}">`);
    for (const property of ["og:title", "og:description", "og:url", "og:type", "og:site_name"])
      expect(text).toContain(`property="${property}"`);
    expect(text).not.toContain("noindex");
    const frame = await open(`/job-map-iframe/${company.username}`);
    expect(frame.text).toContain(`<link rel="canonical" href="${own}">`);
    expect(frame.text).toContain("noindex");
  });

  it("has its shared page in Spanish under /es, whatever the query says, and each names the other", async () => {
    const { company, jobs } = await withJobs(1);
    const path = `/jobmap/${company.slug}`;
    const { PUBLIC_URL } = server().services.env;
    const english = (await open(path)).text;
    const { reply, text } = await open(`/es${path}?locale=fr`);
    expect(reply.status).toBe(200);
    expect(text).toContain('<html lang="es-US"');
    expect(text).toContain(`<link rel="canonical" href="${PUBLIC_URL}/es${path}">`);
    expect(text).toContain('"locale":"es"');
    for (const page of [english, text])
      for (const [language, prefix] of [
        ["en", ""],
        ["es", "/es"],
        ["x-default", ""],
      ])
        expect(page).toContain(`hreflang="${language}" href="${PUBLIC_URL}${prefix}${path}"`);
    expect(english).toContain(`<a href="/es${path}" hreflang="es" lang="es">Español</a>`);
    expect(text).toContain(`<a href="${path}" hreflang="en" lang="en">English</a>`);
    for (const link of [
      'action="/es/jobmap"',
      `href="/es/user-login?redirect=%2Fjobmap%2F${company.slug}"`,
      `href="/es/job/${jobs[0]?.id}`,
      `href="/es/company/${company.username}"`,
    ])
      expect(text).toContain(link);
    expect((await open(`/es${path}?locale=es-MX`)).text).toContain('<html lang="es-MX"');

    const short = await open(`/es/job-map/${company.username}?utm_source=x`);
    expect(short.reply.status).toBe(301);
    expect(short.reply.headers.get("Location")).toBe(`/es${path}?utm_source=x`);
    const unknown = await open("/es/jobmap/nobody-here");
    expect(unknown.reply.status).toBe(404);
    expect(unknown.text).toContain('href="/es/jobmap"');
  });

  it("draws the preview picture of a shared page: a PNG that changes with the jobs", async () => {
    const { company } = await withJobs(3);
    const { text } = await open(`/jobmap/${company.slug}?locale=es`);
    const address = new URL(
      /property="og:image" content="([^"]+)"/.exec(text)?.[1]?.replaceAll("&amp;", "&") ?? "",
    );
    expect(address.pathname).toBe(`/jobmap/${company.slug}/picture.png`);
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
    const path = address.pathname + address.search;
    const picture = await server().request("GET", path);
    expect(picture.headers.get("Content-Type")).toBe("image/png");
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1_200, 630]);
    expect(bytes.length).toBeLessThan(300_000);
    const again = await server().request("GET", path, {
      headers: { "If-None-Match": picture.headers.get("ETag") ?? "" },
    });
    expect(again.status).toBe(304);
    const english = await server().request("GET", address.pathname);
    expect(Buffer.from(await english.arrayBuffer()).equals(bytes)).toBe(false);

    expect((await server().request("GET", "/jobmap/nobody/picture.png")).status).toBe(404);
    await company.update({ showProfile: false });
    expect((await server().request("GET", `/jobmap/${company.slug}/picture.png`)).status).toBe(404);
  });

  // @spec 1.20, 2.187
  it("redirects the short address, and a username, to the page", async () => {
    const company = await buildCompany({ username: "skip", slug: "skipjack-marine" });
    for (const path of ["/job-map/skip", "/job-map/skip/", "/jobmap/skip"]) {
      const { reply } = await open(`${path}?utm_source=card`);
      expect([path, reply.status]).toEqual([path, 301]);
      expect(reply.headers.get("Location")).toBe(`/jobmap/${company.slug}?utm_source=card`);
    }
    expect((await open("/job-map/nobody")).reply.status).toBe(404);
  });

  describe("/company-iframe", () => {
    it("shows an example and says so, with links back and to one's own map", async () => {
      const { company } = await withJobs(2);
      const { reply, text, policy } = await open("/company-iframe");
      expect(reply.status).toBe(200);
      expect(text).toContain(`data-company="${company.username}"`);
      expect(text).toContain(`<b>Example.</b> This is the job map of ${company.name}.`);
      expect(text).toContain('href="/jobmap"');
      expect(text).toContain('href="/employer-login?redirect=/jobmap-integration"');
      for (const part of [DEMO_BOOT, DEMO_HEAD, DEMO_CSS]) {
        expect(text).toContain(part);
        expect(policy).toContain(sha256(part));
      }
      expect(policy).toMatch(/frame-ancestors \*$/);
    });

    it("shows the requested company, even without jobs or hidden", async () => {
      await withJobs(2);
      const { company } = await withJobs(1, "Northwind Freight");
      const own = await open(`/company-iframe?company=${company.username}`);
      expect(own.text).toContain(`data-company="${company.username}"`);
      expect(own.text).toContain("<b>Your job map,</b>");
      const quiet = await buildCompany({ name: "Quiet Works" });
      const none = await open(`/company-iframe?company=${quiet.username}`);
      expect(none.text).toContain("Quiet Works has no open jobs right now.");
      expect(none.text).toContain('href="/employer/dashboard"');
      await company.update({ showProfile: false });
      const hidden = await open(`/company-iframe?company=${company.username}`);
      expect(hidden.reply.status).toBe(410);
      expect(hidden.text).toContain('href="/employer/company-profile"');
      expect(hidden.text).toContain(DEMO_BOOT);
    });

    it("has its bar and offers to choose a company even if no employer has open jobs", async () => {
      const { reply, text } = await open("/company-iframe");
      expect(reply.status).toBe(404);
      expect(text).toContain("No employer has open jobs here yet");
      expect(text).toContain(DEMO_BOOT);
    });

    it("leaves the bar out of other sites' frames", async () => {
      const { company } = await withJobs(1);
      const { text, policy } = await open(`/job-map-iframe/${company.username}`);
      for (const part of [DEMO_BOOT, DEMO_HEAD, DEMO_CSS, 'class="demo"']) expect(text).not.toContain(part);
      expect(policy).not.toContain(sha256(DEMO_BOOT));
    });
  });

  it("names the company that is missing in a frame's address", async () => {
    const { reply, text } = await open("/job-map-iframe/");
    expect(reply.status).toBe(404);
    expect(text).toContain("is missing a company");
  });

  it("reports a server error while the database is unavailable, and recovers", async () => {
    const { company } = await withJobs(1);
    const away = vi
      .spyOn(Company, "findOne")
      .mockRejectedValue(new ConnectionRefusedError(new Error("away")));
    const { reply, text } = await open(`/job-map-iframe/${company.username}`);
    expect(reply.status).toBe(503);
    expect(reply.headers.get("Retry-After")).toBe("5");
    expect(reply.headers.get("Cache-Control")).toBe("no-store");
    expect(text).toContain("could not be loaded");
    away.mockRestore();
    expect((await open(`/job-map-iframe/${company.username}`)).reply.status).toBe(200);
  });

  it("gives script tags their first view: the frame's content in parts, for any origin without credentials", async () => {
    const { company } = await withJobs(3);
    const { reply, text } = await open(`/job-map-iframe/${company.username}/first.json`, {
      headers: { Origin: "https://careers.example" },
    });
    expect(reply.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(reply.headers.get("Access-Control-Allow-Credentials")).toBeNull();
    expect(reply.headers.get("Cache-Control")).toBe("public, max-age=60");
    const { meta, fewer } = parseFirstJobs(JSON.parse(text));
    expect([meta.company.username, meta.total]).toEqual([company.username, 3]);
    const { picture } = JSON.parse(text);
    const jobs = (marks: readonly (readonly number[])[]) =>
      marks.reduce((sum, [, , count = 0]) => sum + count, 0);
    for (const level of [picture.marks, ...fewer, ...picture.fewer]) expect(jobs(level)).toBe(3);
    expect(fewer.at(-1)).toHaveLength(1);
    expect(picture.level).toBe(meta.first?.zoom);
    // The camera begins no nearer than zoom 11, and the box of all jobs is drawn at its scale.
    expect(picture.zoom).toBeLessThanOrEqual(11);
    expect(picture.box[1]).toBeLessThan(picture.height);
    const page = await open(`/job-map-iframe/${company.username}`);
    for (const [x, y, count] of picture.marks) {
      expect(page.text).toMatch(new RegExp(`<circle cx="${x}" cy="${y}"[^>]*/><text[^>]*>${count}</text>`));
    }
    await company.update({ showProfile: false });
    const hidden = await open(`/job-map-iframe/${company.username}/first.json`);
    expect([hidden.reply.status, hidden.text]).toEqual([410, "{}"]);
    const unknown = await open("/job-map-iframe/nobody/first.json");
    expect([unknown.reply.status, unknown.reply.headers.get("Access-Control-Allow-Origin")]).toEqual([
      404,
      "*",
    ]);
  });

  it("ignores other addresses", async () => {
    for (const path of ["/jobmap", "/job-map", "/jobmap/a/b", "/company-iframe/x"])
      expect((await open(path)).text).not.toContain("<!doctype");
    expect((await server().request("POST", "/job-map-iframe/x")).status).toBe(404);
  });

  it("starts with a boot script of at most 2 KB", () => {
    expect(BOOT.length).toBeLessThanOrEqual(2_048);
  });
});

function sha256(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
