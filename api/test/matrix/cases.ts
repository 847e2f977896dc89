import type { EmployerJob, EndpointKey } from "@jobmap/contract";
import { countMapFailures } from "../../src/commands/count-map-failure.ts";
import { BASICS, DETAIL, draftJob, publishJob, SALARY } from "../employer/postings.ts";
import { buildSession, PASSWORD } from "../support/build.ts";
import type { SignedIn } from "../support/server.ts";
import { alertIn, applicationIn, folderIn, type World } from "./world.ts";

/** One request, about rows of the first person of its role. */
export interface Ask {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
}
export interface Case {
  ask?(world: World): Ask | Promise<Ask>;
  /** What the person gets whose row it is, or everybody where no row is anybody's. 200 unless said. */
  own?: number;
  /** What another person of the same role gets: 404 for somebody else's row. As `own` unless said. */
  other?: number;
  /** What employers get of an endpoint for any role, where it differs. */
  employer?: number;
}

const plain: Case = {};
const body = (value: object, rest: Omit<Case, "ask"> = {}): Case => ({
  ask: () => ({ body: value }),
  ...rest,
});
const query = (value: Ask["query"] & object, rest: Omit<Case, "ask"> = {}): Case => ({
  ask: () => ({ query: value }),
  ...rest,
});
/** About a row: somebody else's is not there. */
const row = (ask: Case["ask"] & object, own = 200): Case => ({ ask, own, other: 404 });
const aboutJob = (more: object = {}): Case => ({ ask: ({ job }) => ({ body: { job_id: job.id, ...more } }) });
const ownJob = (more: object): Case => row(({ job }) => ({ body: { id: job.id, ...more } }));
const ownDraft = (more: object): Case =>
  row(async ({ employer }) => ({ body: { ...more, id: (await draftJob(employer)).id } }));
const ownVersion = (make: (employer: SignedIn) => Promise<EmployerJob>, more: object = {}): Case =>
  row(async ({ employer }) => {
    const { id, version } = await make(employer);
    return { body: { id, version, ...more } };
  });
const application = (more: object): Case =>
  row(async (world) => ({ body: { id: await applicationIn(world), ...more } }));
const applicationPath = (own = 200): Case =>
  row(async (world) => ({ params: { id: await applicationIn(world) } }), own);
const email = "nobody@example.com";
const registration = { email, password: PASSWORD, first_name: "Ada", last_name: "Harbor", verification: "x" };
const newPassword = { old_password: PASSWORD, password: "Another-Chain-8" };
const social = { credential: "not.a.token", nonce: "n" };
const uuid = "5f1d7a3e-6f0b-4b7c-9b1e-0d9a4b6c2f10";

/**
 * Every endpoint of the contract with one request that is good but for who sends it. What visitors and the other role get follows
 * from the contract: 401 and 403.
 */
export const cases: Partial<Record<EndpointKey, Case>> = {
  "POST auth/sendOTP": body({ email }),
  "POST auth/verifyOTP": body({ email, otp: "123456" }, { own: 400 }),
  "POST auth/verifyLink": body({ link: "l".repeat(43) }, { own: 400 }),
  "POST auth/registerUser": body(registration, { own: 400 }),
  "POST auth/registerEmployer": body({ ...registration, company_name: "Harbor Works" }, { own: 400 }),
  "POST auth/loginUser": body({ email, password: PASSWORD }, { own: 401 }),
  "POST auth/loginEmployer": body({ email, password: PASSWORD }, { own: 401 }),
  "POST auth/userGoogleLogin": body(social, { own: 401 }),
  "POST auth/employerGoogleLogin": body(social, { own: 401 }),
  "POST auth/userAppleLogin": body(social, { own: 401 }),
  "POST auth/employerAppleLogin": body(social, { own: 401 }),
  "POST auth/finishSignIn": body({ code: "a".repeat(43) }, { own: 401 }),
  "GET auth/providers": plain,
  "POST auth/forgot-password": body({ email: "somebody@example.com" }),
  "POST auth/reset-password": body({ email, otp: "123456", password: PASSWORD }, { own: 400 }),
  "POST auth/reset-password-by-link": body({ link: "l".repeat(43), password: PASSWORD }, { own: 400 }),
  "POST auth/checkUsername": body({ username: "harbor-works" }),
  "POST auth/checkPublicUrl": body({ public_url: "harbor-works" }),
  "GET auth/profile": plain,
  "POST auth/logout": body({}),
  "GET auth/sessions": plain,
  "POST auth/sessions/end": row(async ({ server, candidate }) => {
    await buildSession(candidate.account);
    const sessions = await server.as(candidate.token).ok("GET auth/sessions", "auth/sessions");
    return { body: { id: sessions.find(({ is_current }) => !is_current)?.id } };
  }),
  "POST user/change-password": body(newPassword),
  "POST employer/profile/change-password": body(newPassword),
  "POST employer/change-password": body(newPassword),
  "POST user/profile-update": body({ first_name: "Ada", last_name: "Harbor" }),
  "POST employer/profile/update-name": body({ first_name: "Ada", last_name: "Harbor" }),
  "POST account/username": {
    ask: ({ candidate }) => ({ body: { username: candidate.account.username } }),
    other: 409,
  },
  "POST account/confirm-code": body({}, { own: 409 }),
  "GET account/export": plain,
  "POST account/erase": body({ password: PASSWORD }),
  "POST user/feedback/add": body({ feedback: "The map is a joy." }),

  "GET user/job/search-preferences": plain,
  "POST user/job/clear-search-history": body({}),
  "POST user/job/delete-search-history": row(async ({ candidate }) => {
    await candidate.ok("GET user/job/list", "user/job/list?search=deckhand");
    const list = () => candidate.ok("GET user/job/search-preferences", "user/job/search-preferences");
    let found = (await list()).recentSearches[0];
    while (!found) found = (await list()).recentSearches[0];
    return { body: { id: found.id } };
  }),
  "POST user/job/clear-not-interestd-jobs": body({}),
  "POST user/job/delete-not-interestd-job": row(async ({ candidate, job }) => ({
    body: await candidate.ok("POST user/job/not-interested", "user/job/not-interested", { job_id: job.id }),
  })),
  "POST user/job/not-interested": aboutJob(),
  "GET user/job/marks": plain,
  "POST user/job/save": row(async (world) => ({
    body: { job_id: world.job.id, folder_id: await folderIn(world) },
  })),
  "GET user/job/saved": row(async (world) => ({ query: { folder_id: await folderIn(world) } })),
  "POST user/job/clear-save-jobs": body({}),
  "POST user/job/report": aboutJob({ reason: "SCAM" }),
  "GET user/folder/list": plain,
  "POST user/folder/add": row(async (world) => ({ body: { id: await folderIn(world), name: "Ships" } })),
  "POST user/folder/order": { ask: async (world) => ({ body: { ids: [await folderIn(world)] } }) },
  "POST user/folder/delete": row(async (world) => ({ body: { id: await folderIn(world) } })),
  "POST user/folder/saved-jobs": row(async (world) => ({ body: { folder_id: await folderIn(world) } })),
  "POST user/folder/save-job": row(async (world) => ({
    body: { job_id: world.job.id, folder_id: await folderIn(world) },
  })),

  "GET user/job-alert/list": plain,
  "POST user/job-alert/add": body({ name: "Boats", search: { search: "deckhand" } }),
  "POST user/job-alert/change": row(async (world) => ({ body: { id: await alertIn(world), paused: true } })),
  "POST user/job-alert/delete": row(async (world) => ({ body: { id: await alertIn(world) } })),

  "GET user/job/apply-form/{id}": { ask: ({ job }) => ({ params: { id: job.id } }) },
  "POST user/job/apply": aboutJob({ first_name: "Ada", last_name: "Harbor", email }),
  "GET user/job/applied": plain,
  "POST user/job/withdraw": application({}),
  "POST user/job/clear-applied-jobs": body({}),
  "GET user/application/{id}/resume": applicationPath(404),

  "GET employer/job/get-form-data": plain,
  "GET employer/job/publishing-allowance": plain,
  "POST employer/job/post": ownDraft(BASICS),
  "POST employer/job/post-salary": ownDraft(SALARY),
  "POST employer/job/post-detail": ownDraft(DETAIL),
  "POST employer/job/post-job-question": ownDraft({ questions: [] }),
  "POST employer/job/save-changes": ownVersion(draftJob, { title: "Boatman" }),
  "POST employer/job/publish-changes": ownVersion(publishJob),
  "POST employer/job/discard-changes": ownVersion(publishJob),
  "POST employer/job/change-status": ownJob({ action: "pause" }),
  "POST employer/job/change-position-status": ownJob({ positions_filled: 1 }),
  "POST employer/job/duplicate": ownJob({ request_key: uuid }),
  "GET employer/job/list": plain,
  "GET employer/job/get-all-job-list": plain,
  "GET employer/job/closed-list": plain,
  "GET employer/job/{id}": row(({ job }) => ({ params: { id: job.id } })),
  "GET employer/job/applicants-list": row(({ job }) => ({ query: { job_id: job.id } })),
  "GET employer/job/get-applied-user-list": row(({ job }) => ({ query: { job_id: job.id } })),
  "POST employer/job/change-application-status": row(async (world) => ({
    body: { ids: [await applicationIn(world)], action: "shortlist" },
  })),
  "GET employer/application/{id}": applicationPath(),
  "GET employer/application/{id}/resume": applicationPath(404),
  "POST employer/application/view": application({}),
  "POST employer/application/rate": application({ rating: 3 }),
  "POST employer/application/note": application({ text: "Knows boats." }),
  "POST employer/application/delete-note": row(async (world) => {
    const id = await applicationIn(world);
    const note = await world.employer.ok("POST employer/application/note", "employer/application/note", {
      id,
      text: "x",
    });
    return { body: { id: note.id } };
  }),
  "GET employer/application/export": row(({ job }) => ({ query: { job_id: job.id } })),
  "GET employer/reply-template/list": plain,
  "POST employer/reply-template/save": row(async (world) => ({
    body: { id: await templateIn(world), name: "No", text: "Thank you." },
  })),
  "POST employer/reply-template/delete": row(async (world) => ({ body: { id: await templateIn(world) } })),

  "GET employer/job/notification": plain,
  "GET employer/profile": plain,
  "POST employer/profile/update-basic-detail": body({ company_name: "Harbor Works" }),
  "POST employer/profile/update-contact-detail": body({ website: "harbor.example.com" }),
  "POST employer/profile/update-social-detail": body({ linkedin: "https://www.linkedin.com/company/harbor" }),
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
  "GET notification/list": plain,
  "POST notification/read": body({}),
  "GET notification/preferences": plain,
  "POST notification/preferences": body({ type: "application_moved", mail: false }, { employer: 400 }),
  "GET notification/digest": plain,
  "POST notification/digest": body({ period: "DAY" }),
  "POST notification/unsubscribe": query({ key: "a".repeat(22), type: "application_moved" }, { own: 404 }),

  "GET user/job/list": plain,
  "GET user/job/get-search-job-title": query({ search: "deck" }),
  "GET user/job/filter-data": plain,
  "GET user/job/{id}": { ask: ({ job }) => ({ params: { id: job.id } }) },
  "POST user/job/related-jobs/{id}": { ask: ({ job }) => ({ params: { id: job.id }, body: {} }) },
  "POST user/job/click": aboutJob(),
  "POST user/job/apply-click": { ...aboutJob(), own: 409 },
  "GET user/job-types": plain,
  "GET user/job-category": plain,
  "GET user/job-location-type": plain,
  "GET user/companies": plain,
  "GET user/company/getCompanyDetail/{id}": { ask: ({ job }) => ({ params: { id: job.companyId } }) },
  "GET user/company/getCompanyJobs/{id}": { ask: ({ job }) => ({ params: { id: job.companyId } }) },
  "GET map/clusters": query({ bbox: "-80,30,-70,45", zoom: 5 }),
  "GET map/places": query({ q: "balt" }),
  "GET map/outline": query({ location: "Maryland" }),
  "GET map/company/{username}": {
    ask: ({ employer }) => ({ params: { username: employer.account.username ?? "" } }),
  },
  "POST map/company/{username}/failure": {
    ask: ({ employer }) => ({
      params: { username: employer.account.username ?? "" },
      body: { page: "https://harbor.example/careers", reason: "connect-src" },
    }),
  },
};

async function templateIn({ employer }: World): Promise<number> {
  const { id } = await employer.ok("POST employer/reply-template/save", "employer/reply-template/save", {
    name: "Thanks",
    text: "Thank you.",
  });
  return id;
}
