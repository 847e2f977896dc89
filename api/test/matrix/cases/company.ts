import { countMapFailures } from "../../../src/commands/count-map-failure.ts";
import { buildColleague, PASSWORD } from "../../support/build.ts";
import type { World } from "../world.ts";
import { body, type Cases, plain, query, row } from "./kit.ts";

const colleague = { first_name: "Ada", last_name: "Harbor", password: PASSWORD };

/** An employer's team, profile and figures. */
export const company = {
  "GET employer/team": plain,
  "POST employer/team/invite": body({ email: "grace@example.com", seat: "reviewer" }),
  "POST employer/team/resend": row(async (world) => ({ body: { id: await invitationIn(world) } })),
  "POST employer/team/revoke": row(async (world) => ({ body: { id: await invitationIn(world) } })),
  "POST employer/team/change-seat": row(async (world) => ({
    body: { id: await colleagueIn(world), seat: "recruiter" },
  })),
  "POST employer/team/change-access": row(async (world) => ({
    body: { id: await colleagueIn(world), job_ids: [world.job.id] },
  })),
  "POST employer/team/remove": row(async (world) => ({ body: { id: await colleagueIn(world) } })),
  "POST employer/team/transfer": row(async (world) => ({
    body: { id: await colleagueIn(world), password: PASSWORD },
  })),
  // Whoever owns a company cannot leave it.
  "POST employer/team/leave": body({}, { own: 409, colleague: 200 }),
  "POST employer/team/accept": body({ link: "l".repeat(43) }, { own: 410 }),
  "POST auth/team-invitation": body({ link: "l".repeat(43) }, { own: 410 }),
  "POST auth/registerColleague": body({ ...colleague, link: "l".repeat(43) }, { own: 410 }),
  "GET employer/job/notification": plain,
  "GET employer/profile": plain,
  "POST employer/profile/update-basic-detail": body({ company_name: "Harbor Works" }),
  "POST employer/profile/update-contact-detail": body({ website: "harbor.example.com" }),
  "POST employer/profile/update-social-detail": body({ linkedin: "https://www.linkedin.com/company/harbor" }),
  "POST employer/profile/update-answer-promise": body({ days: 3 }),
  "POST employer/profile/update-embed-origins": body({ origins: ["careers.example.com"] }),
  "POST employer/profile/update-company-image": body({}),
  "POST employer/profile/add-gallary-image": body({}, { own: 400 }),
  "POST employer/profile/add-gallary-video": body({}, { own: 400 }),
  "POST employer/profile/add-gallary-video-links": body({ url: "https://youtu.be/abcdefghijk" }),
  "POST employer/profile/delete-gallary-image": body({ id: 1 }, { own: 404 }),
  "POST employer/profile/delete-gallary-video": row(async ({ employer }) => {
    const path = "employer/profile/add-gallary-video-links";
    const link = { url: "https://vimeo.com/1234567" };
    const { gallery } = await employer.ok("POST employer/profile/add-gallary-video-links", path, link);
    return { body: { id: gallery[0]?.id } };
  }),
  "POST employer/profile/show-profile-status": body({ show_profile: true }),
  "POST employer/show-profile-status": body({ show_profile: true }),
  "GET employer/profile/dashboard-count": plain,
  "GET employer/dashboard-count": plain,
  "GET employer/first-steps": plain,
  "POST employer/first-steps/dismiss": body({}),
  "GET employer/search": query({ q: "a" }),
  "GET employer/funnel": row(({ job }) => ({ query: { job_id: job.id } })),
  "GET employer/funnel/export": row(({ job }) => ({ query: { job_id: job.id } })),
  "GET employer/map-failures": plain,
  "POST employer/map-failures/dismiss": row(async ({ server, employer }) => {
    const failure = { page: "https://harbor.example/careers", reason: "connect-src" } as const;
    const companyId = employer.account.companyId ?? 0;
    const count = { visits: 1, recovered: 0, at: new Date() };
    await countMapFailures(server.services.database, { companyId, ...failure, ...count });
    return { body: failure };
  }),
  "GET employer/job/get-reported-jobs": plain,
  "GET employer/job/demo-file": plain,
} satisfies Cases;

async function invitationIn({ employer }: World): Promise<number> {
  const wish = { email: "grace@example.com", seat: "reviewer" };
  const team = await employer.ok("POST employer/team/invite", "employer/team/invite", wish);
  return team.invitations[0]?.id ?? 0;
}

async function colleagueIn({ employer }: World): Promise<number> {
  return (await buildColleague(employer.account, "viewer")).id;
}
