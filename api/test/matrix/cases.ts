import { randomUUID } from "node:crypto";
import { DEFAULT_PROFILE_SLUG, type EmployerJob, type EndpointKey } from "@jobmap/contract";
import { expect, vi } from "vitest";
import { countMapFailures } from "../../src/commands/count-map-failure.ts";
import { type Account, Application, Payment } from "../../src/models/index.ts";
import { row as cellsOf, table, upload } from "../bulk/files.ts";
import { BASICS, DETAIL, draftJob, publishJob, SALARY } from "../employer/postings.ts";
import { checkout, paidJob, SINGLE } from "../payments/payment-world.ts";
import { buildColleague, buildSession, PASSWORD } from "../support/build.ts";
import type { SignedIn } from "../support/server.ts";
import {
  alertIn,
  applicationIn,
  articleIn,
  folderIn,
  interviewIn,
  interviewOffer,
  noteIn,
  resumeIn,
  type World,
} from "./world.ts";

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
  /** What a colleague of the first employer gets whose seat is enough, where it differs from what is `own`. */
  colleague?: number;
  /** What employers get of an endpoint for any role, where it differs. */
  employer?: number;
  /** What the other employer gets of it, where that differs from what the first one gets. */
  otherEmployer?: number;
}

/** The sections of a profile as paths name them. */
type ProfilePath = EndpointKey extends infer Key
  ? Key extends `POST user/${infer Path}/add-profile`
    ? Path
    : never
  : never;

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
const ownUpload = (more: object, own = 200): Case =>
  row(async (world) => ({ body: { id: await uploadIn(world), ...more } }), own);
/** About a payment that is open. */
const aboutPayment = (ask: (id: number) => Ask): Case =>
  row(async ({ employer }) => {
    const { payment } = await checkout(employer, "pack-10");
    return ask(payment.id);
  });
/** About a job that was paid. */
const aboutPaid = (
  ask: (paid: { employer: SignedIn; job: EmployerJob; paymentId: number }) => Ask | Promise<Ask>,
): Case => row(async ({ server, employer }) => ask({ employer, ...(await paidJob(server, employer)) }));
const ownFeed = (more: object, own = 200): Case =>
  row(async (world) => ({ body: { id: await feedIn(world), ...more } }), own);
const ownDomain = (more: object, own = 200): Case =>
  row(async ({ employer }) => {
    const domain = { domain: "harbor.example" };
    const { id } = await employer.ok("POST employer/domains/add", "employer/domains/add", domain);
    return { body: { id, ...more } };
  }, own);
/** About an entry of the first candidate's profile. */
const ownEntry = (path: ProfilePath, entry: object): Case =>
  row(async ({ candidate }) => {
    const added = await candidate.ok(`POST user/${path}/add-profile`, `user/${path}/add-profile`, { entry });
    const [first] = Object.values(added.entries).flat();
    return { body: { id: first?.id, entry } };
  });
/** About the first candidate's profile, made public. */
const ownView = (params: (account: Account) => Ask["params"]): Case => ({
  ask: async ({ candidate }) => {
    await candidate.account.update({ isPublicAtsResume: true });
    return { params: params(candidate.account) ?? {} };
  },
});
const atOwnPage = ({ username }: Account) => ({ id: username ?? "", id2: DEFAULT_PROFILE_SLUG });
/** About the conversation of the first candidate with the first employer. */
const thread = (ask: Case["ask"] & object): Case => ({ ask, other: 404, employer: 200, otherEmployer: 404 });
const application = (more: object): Case =>
  row(async (world) => ({ body: { id: await applicationIn(world), ...more } }));
const applicationPath = (own = 200): Case =>
  row(async (world) => ({ params: { id: await applicationIn(world) } }), own);
const answerPath = row(
  async (world) => ({ params: { id: await applicationIn(world), question_id: 1 } }),
  404,
);
const QUESTION_SET = { name: "Crew", questions: [{ text: "Can you swim?", type: "BOOLEAN" }] };
const email = "nobody@example.com";
const registration = { email, password: PASSWORD, first_name: "Ada", last_name: "Harbor", verification: "x" };
const { verification: _, email: __, ...colleague } = registration;
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
  "POST account/language": body({ language: "es" }),
  "POST account/confirm-code": body({}, { own: 409 }),
  "GET account/export": plain,
  "POST account/erase": body({ password: PASSWORD }),
  "POST user/feedback/add": body({ feedback: "The map is a joy." }),
  "POST user/contact/add": body({
    topic: "QUESTION",
    name: "Ada Harbor",
    email: "ada@mail.example",
    message: "Who runs this?",
  }),

  "GET user/profile": plain,
  "GET user/profile-list": plain,
  "GET user/profile/document": plain,
  "POST user/profile/order": body({ section: "work", ids: [1] }),
  "GET user/resume-draft": plain,
  "POST user/resume-draft/upload": body({ file_name: "Ada.pdf" }, { own: 400 }),
  "POST user/resume-draft/save": body({ document: { skills: [{ name: "Knots" }] } }),
  "POST user/resume-draft/discard": body({}),
  "POST user/profile-image-update": body({}),
  "POST user/cover-image-update": body({}),
  "POST user/bio/update": body({ bio: "I keep boats." }),
  "POST user/headline/update": body({ headline: "Deckhand" }),
  "POST user/contact/update": body({ contact: { phone: "410 555 0100" } }),
  "POST user/skill/update-profile": body({ skills: [{ name: "Knots" }] }),
  "GET user/experience/list-profile": plain,
  "POST user/experience/add-profile": body({ entry: { position: "Deckhand" } }),
  "POST user/experience/update-profile": ownEntry("experience", { position: "Deckhand" }),
  "POST user/experience/delete-profile": ownEntry("experience", { position: "Deckhand" }),
  "GET user/education/list-profile": plain,
  "POST user/education/add-profile": body({ entry: { institution: "Harbor College" } }),
  "POST user/education/update-profile": ownEntry("education", { institution: "Harbor College" }),
  "POST user/education/delete-profile": ownEntry("education", { institution: "Harbor College" }),
  "GET user/certificate/list-profile": plain,
  "POST user/certificate/add-profile": body({ entry: { name: "First Aid" } }),
  "POST user/certificate/update-profile": ownEntry("certificate", { name: "First Aid" }),
  "POST user/certificate/delete-profile": ownEntry("certificate", { name: "First Aid" }),
  "GET user/license/list-profile": plain,
  "POST user/license/add-profile": body({ entry: { type: "Able Seaman", number: "A-1234567" } }),
  "POST user/license/update-profile": ownEntry("license", { type: "Able Seaman", number: "A-1234567" }),
  "POST user/license/delete-profile": ownEntry("license", { type: "Able Seaman", number: "A-1234567" }),
  "GET user/language/list-profile": plain,
  "POST user/language/add-profile": body({ entry: { language: "Spanish" } }),
  "POST user/language/update-profile": ownEntry("language", { language: "Spanish" }),
  "POST user/language/delete-profile": ownEntry("language", { language: "Spanish" }),
  "GET user/professional-affiliations/list-profile": plain,
  "POST user/professional-affiliations/add-profile": body({ entry: { organization: "Harbor Guild" } }),
  "POST user/professional-affiliations/update-profile": ownEntry("professional-affiliations", {
    organization: "Harbor Guild",
  }),
  "POST user/professional-affiliations/delete-profile": ownEntry("professional-affiliations", {
    organization: "Harbor Guild",
  }),
  "GET user/project/list-profile": plain,
  "POST user/project/add-profile": body({ entry: { name: "Lighthouse" } }),
  "POST user/project/update-profile": ownEntry("project", { name: "Lighthouse" }),
  "POST user/project/delete-profile": ownEntry("project", { name: "Lighthouse" }),
  "GET user/volunteer/list-profile": plain,
  "POST user/volunteer/add-profile": body({ entry: { organization: "Sea Rescue" } }),
  "POST user/volunteer/update-profile": ownEntry("volunteer", { organization: "Sea Rescue" }),
  "POST user/volunteer/delete-profile": ownEntry("volunteer", { organization: "Sea Rescue" }),
  "GET user/award/list-profile": plain,
  "POST user/award/add-profile": body({ entry: { title: "Best Knot" } }),
  "POST user/award/update-profile": ownEntry("award", { title: "Best Knot" }),
  "POST user/award/delete-profile": ownEntry("award", { title: "Best Knot" }),
  "GET user/publication/list-profile": plain,
  "POST user/publication/add-profile": body({ entry: { name: "On Ropes" } }),
  "POST user/publication/update-profile": ownEntry("publication", { name: "On Ropes" }),
  "POST user/publication/delete-profile": ownEntry("publication", { name: "On Ropes" }),
  "GET user/interest/list-profile": plain,
  "POST user/interest/add-profile": body({ entry: { name: "Sailing" } }),
  "POST user/interest/update-profile": ownEntry("interest", { name: "Sailing" }),
  "POST user/interest/delete-profile": ownEntry("interest", { name: "Sailing" }),
  "GET user/reference/list-profile": plain,
  "POST user/reference/add-profile": body({ entry: { name: "Grace Harbor" } }),
  "POST user/reference/update-profile": ownEntry("reference", { name: "Grace Harbor" }),
  "POST user/reference/delete-profile": ownEntry("reference", { name: "Grace Harbor" }),
  "GET user/view/{id}": ownView(({ username }) => ({ id: username ?? "" })),
  "GET user/view/{id}/{id2}": ownView(atOwnPage),
  "GET user/view/{id}/{id2}/pdf": ownView(atOwnPage),
  "GET user/view/{id}/{id2}/vcard": ownView(atOwnPage),
  "GET user/public-page": plain,
  "POST user/public-page/update": row(async (world) => ({
    body: {
      profile_slug: "nurse",
      resume_id: await resumeIn(world),
      shows_email: false,
      shows_phone: false,
      shows_street: false,
      shows_picture: false,
      is_findable: false,
    },
  })),
  "GET user/get-education-level": plain,
  "GET user/field-of-study": query({ search: "nurs" }),
  "GET user/skills": query({ search: "exc" }),
  "GET user/get-degree": query({ search: "bach" }),
  "GET user/get-certificate": query({ search: "bls" }),
  "GET user/get-license": query({ search: "rn" }),

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

  "GET blog/list": query({ tags: "pay", search: "map" }),
  "GET blog/most-viewed-blogs": plain,
  "GET blog/particuler-blog-detail/{slug}": {
    ask: async (world) => ({ params: { slug: await articleIn(world) } }),
  },
  "GET user/courses": plain,
  "GET user/preference": plain,
  "POST user/preference/update": body({ occupations: ["deckhand"] }),
  "POST user/preference/erase": body({}),
  "GET user/preference/fit": { ask: ({ job }) => ({ query: { job: job.id } }) },
  "GET user/job-feed": plain,
  "GET employer/culture": plain,
  "POST employer/culture/update": body({ culture: { team: { first: 4, second: null } } }),
  "GET user/resume": plain,
  "POST user/resume/add": body({ name: "Boats" }),
  "POST user/resume/update": row(async (world) => ({
    body: { id: await resumeIn(world), version: 0, name: "Yachts" },
  })),
  "DELETE user/resume/{id}": row(async (world) => ({ params: { id: await resumeIn(world) } })),
  "POST user/resume/preview": body({ format: "docx" }),
  "POST user/resume/readings": body({}),
  "POST user/resume/file-readings": body({}, { own: 400 }),
  "POST user/resume/document": body({}),
  "GET user/resume/{id}/file": row(async (world) => ({
    params: { id: await resumeIn(world) },
    query: { format: "docx" },
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
  "GET user/application/{id}/answer/{question_id}/file": answerPath,

  "GET employer/job/get-form-data": plain,
  "GET employer/job/publishing-allowance": plain,
  "POST employer/job/post": ownDraft(BASICS),
  "POST employer/job/post-salary": ownDraft(SALARY),
  "POST employer/job/post-detail": ownDraft(DETAIL),
  "POST employer/job/post-job-question": ownDraft({ questions: [] }),
  "POST employer/job/read-link": body({ url: "http://127.0.0.1:1/" }, { own: 400 }),
  "POST employer/job/read-text": body({ text: "Deckhand\n\nKeeps the boats in order." }),
  "POST employer/job/read-file": body({ file_name: "job.pdf" }, { own: 400 }),
  "POST employer/job/save-reading": {
    ask: () => ({
      body: {
        request_key: randomUUID(),
        origin: { kind: "TEXT", name: "" },
        content: { title: "Deckhand" },
        findings: [],
      },
    }),
  },
  "POST employer/job/confirm-marks": ownDraft({ fields: ["title"] }),
  "POST employer/job/save-changes": ownVersion(draftJob, { title: "Boatman" }),
  "POST employer/job/publish-changes": ownVersion(publishJob),
  "POST employer/job/discard-changes": ownVersion(publishJob),
  "POST employer/job/change-status": ownJob({ action: "pause" }),
  "POST employer/job/change-position-status": ownJob({ positions_filled: 1 }),
  "POST employer/job/duplicate": ownJob({ request_key: uuid }),
  "POST employer/job-batch/start": row(({ job }) => ({
    body: {
      request_key: uuid,
      selection: { ids: [job.id] },
      change: { kind: "move", action: "pause" },
    },
  })),
  "GET employer/job-batch/{id}": row(async (world) => ({ params: { id: await batchIn(world) } })),
  "POST employer/job-batch/undo": row(async (world) => ({ body: { id: await batchIn(world) } })),
  "POST employer/job/job-bulk-upload-new": body({}, { own: 400 }),
  "GET employer/job/get-job-bulk-list": row(async (world) => ({ query: { id: await uploadIn(world) } })),
  "POST employer/job/bulk-sheet": ownUpload({ sheet: 0 }),
  "POST employer/job/bulk-check": ownUpload({ columns: [] }),
  "POST employer/job/bulk-edit": ownUpload({ edits: [{ n: 2, column: 0, value: "Bosun" }] }, 409),
  "POST employer/job/bulk-replace": ownUpload({ find: "a", replace: "b" }, 409),
  "POST employer/job/bulk-undo": ownUpload({}, 409),
  "GET employer/job/bulk-plan": row(async (world) => ({ query: { id: await uploadIn(world) } })),
  "POST employer/job/bulk-start": ownUpload({}, 409),
  "GET employer/job/bulk-file": row(async (world) => ({ query: { id: await uploadIn(world) } })),
  "POST employer/job/delete-bulk-jobs": ownUpload({}),
  "GET employer/domains": plain,
  "POST employer/domains/add": body({ domain: "harbor.example" }),
  "POST employer/domains/check": ownDomain({}, 409),
  "POST employer/domains/mail-code": ownDomain({ mailbox: "hr@harbor.example" }),
  "POST employer/domains/confirm": ownDomain({ code: "22222222" }, 400),
  "POST employer/domains/remove": ownDomain({}),
  "GET user/domain-log": plain,
  "GET employer/embed/sightings": plain,
  "POST employer/embed/check": body({ url: "http://10.0.0.1/" }, { own: 400 }),
  "GET employer/embed/mails": plain,
  "POST employer/embed/mail": body({ email: "web@harbor.example" }),
  "GET employer/feeds": plain,
  "GET employer/feeds/{id}": row(async (world) => ({ params: { id: await feedIn(world) } })),
  "POST employer/feeds/test": body({ url: "http://127.0.0.1:1/" }, { own: 400 }),
  "POST employer/feeds/add": body({ name: "Careers", url: "https://jobs.example/feed" }),
  "POST employer/feeds/change": ownFeed({ paused: true }),
  "POST employer/feeds/read": ownFeed({}),
  "POST employer/feeds/accept": ownFeed({}, 409),
  "POST employer/feeds/delete": ownFeed({}),
  "GET employer/job/list": plain,
  "GET employer/job/locate-place": query({ locality: "Baltimore", region: "MD", country: "US" }),
  "GET employer/job/pay-weather": row(({ job }) => ({
    query: { title: "Deckhand", latitude: 39.3, longitude: -76.6, unit: "HOUR", job: job.id },
  })),
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
  "GET employer/application/{id}/answer/{question_id}/file": answerPath,
  "POST employer/application/view": application({}),
  "POST employer/application/rate": application({ rating: 3 }),
  "POST employer/application/note": application({ text: "Knows boats." }),
  "POST employer/application/delete-note": {
    ...row(async (world) => ({ body: { id: await noteIn(world) } })),
    // Notes of others take a recruiter.
    colleague: 403,
  },
  "POST employer/application/restore-note": {
    ...row(async (world) => ({ body: { id: await noteIn(world) } })),
    colleague: 403,
  },
  "GET employer/application/export": row(({ job }) => ({ query: { job_id: job.id } })),
  "POST employer/applicants/preview": row(async (world) => ({
    body: { selection: { ids: [await applicationIn(world)] }, action: "shortlist" },
  })),
  "POST employer/applicants/move": row(async (world) => ({
    body: { key: randomUUID(), selection: { ids: [await applicationIn(world)] }, action: "shortlist" },
  })),
  "GET employer/applicants/move/{id}": row(async (world) => ({ params: { id: await moveIn(world) } })),
  "POST employer/applicants/undo": row(async (world) => ({ body: { id: await moveIn(world) } })),
  "GET employer/applicants/queue": row(({ job }) => ({ query: { job_id: job.id } })),
  "GET employer/application/{id}/resume-pages": applicationPath(404),
  "GET employer/application/{id}/answer/{question_id}/file-pages": answerPath,
  "GET employer/applicants/views": plain,
  "POST employer/applicants/save-view": body({ name: "To call", query: "stage=new" }),
  "POST employer/applicants/delete-view": {
    ...row(async ({ employer }) => {
      const view = { name: "To call", query: "stage=new" };
      const path = "employer/applicants/save-view";
      return { body: { id: (await employer.ok("POST employer/applicants/save-view", path, view)).id } };
    }),
    // Each person has their own.
    colleague: 404,
  },
  "GET employer/job-template/list": plain,
  "POST employer/job-template/add": row(({ job }) => ({ body: { job_id: job.id, name: "Crew" } })),
  "POST employer/job-template/rename": row(async (world) => ({
    body: { id: await jobTemplateIn(world), name: "Deck crew" },
  })),
  "POST employer/job-template/delete": row(async (world) => ({
    body: { id: await jobTemplateIn(world) },
  })),
  "POST employer/job-template/start": row(async (world) => ({
    body: { id: await jobTemplateIn(world), request_key: randomUUID() },
  })),
  "GET employer/question-set/list": plain,
  "POST employer/question-set/add": body(QUESTION_SET),
  "POST employer/question-set/change": row(async (world) => ({
    body: { id: await questionSetIn(world), name: "Deck crew" },
  })),
  "POST employer/question-set/delete": row(async (world) => ({
    body: { id: await questionSetIn(world) },
  })),
  "GET employer/reply-template/list": plain,
  "POST employer/reply-template/save": row(async (world) => ({
    body: { id: await templateIn(world), name: "No", text: "Thank you." },
  })),
  "POST employer/reply-template/preview": row(async (world) => ({
    body: { application_id: await applicationIn(world), text: "Dear {first_name}" },
  })),
  "POST employer/reply-template/delete": row(async (world) => ({ body: { id: await templateIn(world) } })),

  "GET employer/payment/get-plans": plain,
  "GET employer/payment/get-job-plans": row(({ job }) => ({ query: { job_ids: job.id } })),
  "POST employer/payment/create-checkout-session": row(async ({ employer }) => ({
    body: { plan: "single", job_ids: [(await draftJob(employer)).id] },
  })),
  "POST employer/payment/publish-Job": row(async ({ employer }) => ({
    body: { plan: "free", job_id: (await draftJob(employer)).id },
  })),
  "POST employer/payment/publish-bulk-job": row(async ({ employer }) => ({
    body: { plan: "free", job_ids: [(await draftJob(employer)).id] },
  })),
  "POST employer/job/change-payment_method": row(async (world) => {
    const job = await draftJob(world.employer);
    await checkout(world.employer, "single", job.id);
    return { body: { job_id: job.id, plan: "featured" } };
  }),
  "POST employer/payment/cancel": aboutPayment((id) => ({ body: { id } })),
  "POST employer/payment/check": aboutPayment((id) => ({ body: { id } })),
  "GET employer/payment/{id}": aboutPayment((id) => ({ params: { id } })),
  "GET employer/payment/transaction-detail/{id}": aboutPayment((id) => ({ params: { id } })),
  "GET employer/payment/get-transaction-history": plain,
  "GET employer/payment/export": plain,
  "POST employer/payment/refund-request": aboutPaid(({ job, paymentId }) => ({
    body: { job_id: job.id, payment_id: paymentId, quoted_minor: SINGLE.total },
  })),
  "POST employer/payment/payment-refund-request": aboutPaid(({ paymentId }) => ({
    body: { payment_id: paymentId, quoted_minor: SINGLE.total },
  })),
  "POST employer/payment/cancel-refund-request": aboutPaid(async ({ employer, paymentId }) => {
    await Payment.update({ refundWindowDays: 0 }, { where: { id: paymentId } });
    const path = "employer/payment/payment-refund-request";
    const wish = { payment_id: paymentId, quoted_minor: SINGLE.total };
    const { id } = await employer.ok("POST employer/payment/payment-refund-request", path, wish);
    return { body: { id } };
  }),
  "GET employer/payment/payment-refund-request-list": plain,
  "POST employer/payment/add-bank-account": body({}),
  "POST employer/payment/cancel-subscription": body({}, { own: 409 }),
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
  "GET notification/list": plain,
  "POST notification/read": body({}),
  "GET notification/preferences": plain,
  "GET thread/unread": plain,
  "GET thread/{id}": thread(async (world) => ({ params: { id: await applicationIn(world) } })),
  "POST thread/send": thread(async (world) => ({
    body: { id: await applicationIn(world), text: "When can you start?", key: uuid },
  })),
  "POST thread/read": thread(async (world) => ({ body: { id: await applicationIn(world), up_to: 1 } })),
  "POST thread/report": thread(async (world) => ({
    body: { id: await applicationIn(world), reason: "SCAM" },
  })),
  "POST thread/by-link": body({ link: "l".repeat(43) }, { own: 410 }),
  "POST thread/send-by-link": body({ link: "l".repeat(43), text: "Hello", key: uuid }, { own: 410 }),
  "POST notification/preferences": body({ type: "application_moved", mail: false }, { employer: 400 }),
  "GET interview/list": thread(async (world) => ({
    query: { application_id: await applicationIn(world) },
  })),
  "POST interview/answer": row(async (world) => ({
    body: {
      ...(await interviewIn(world)),
      ...{ time_zone: "America/Chicago", answer: { action: "decline" } },
    },
  })),
  "POST interview/by-link": body({ link: "l".repeat(43) }, { own: 410 }),
  "POST interview/answer-by-link": body(
    {
      ...{ link: "l".repeat(43), id: 1, round: 0, time_zone: "America/Chicago" },
      answer: { action: "accept", time_id: 1 },
    },
    { own: 410 },
  ),
  "POST employer/interview/offer": row(async (world) => {
    const application_id = await applicationIn(world);
    await Application.update({ status: "INTERVIEW" }, { where: { id: application_id } });
    return { body: { application_id, interview: interviewOffer() } };
  }),
  "POST employer/interview/accept": row(async (world) => {
    const { id, round } = await interviewIn(world);
    const { times } = interviewOffer();
    const body = { id, round, time_zone: "America/Chicago", answer: { action: "propose" as const, times } };
    const { interviews } = await world.candidate.ok("POST interview/answer", "interview/answer", body);
    const [now] = interviews;
    return { body: { id, round: now?.round ?? 0, time_id: now?.times[0]?.id ?? 0 } };
  }),
  "POST employer/interview/cancel": row(async (world) => {
    const { id, round } = await interviewIn(world);
    return { body: { id, round } };
  }),
  "GET notification/digest": plain,
  "POST notification/digest": body({ period: "DAY" }),
  "GET notification/devices": plain,
  "POST notification/devices": body({
    endpoint: "https://push.example.org/a",
    p256dh: `BA${"A".repeat(85)}`,
    auth: "A".repeat(22),
  }),
  "POST notification/remove-device": body({ id: 4_000_000 }, { own: 404 }),
  "POST notification/block": query({ key: "a".repeat(22) }, { own: 404 }),
  "POST notification/unsubscribe": query({ key: "a".repeat(22), type: "application_moved" }, { own: 404 }),

  "GET user/job/list": plain,
  "GET user/job/get-search-job-title": query({ search: "deck" }),
  "GET user/job/filter-data": plain,
  "GET user/job/{id}": { ask: ({ job }) => ({ params: { id: job.id } }) },
  "POST user/job/totals": body({ searches: [{ search: "nurse" }] }),
  "POST user/job/related-jobs/{id}": { ask: ({ job }) => ({ params: { id: job.id }, body: {} }) },
  "POST user/job/click": aboutJob(),
  "POST user/job/apply-start": aboutJob(),
  "POST user/job/apply-click": { ...aboutJob(), own: 409 },
  "GET user/job-types": plain,
  "GET user/job-category": plain,
  "GET user/job-location-type": plain,
  "GET user/companies": plain,
  "GET user/company/getCompanyDetail/{id}": { ask: ({ job }) => ({ params: { id: job.companyId } }) },
  "GET user/company/getCompanyJobs/{id}": { ask: ({ job }) => ({ params: { id: job.companyId } }) },
  "GET map/clusters": query({ bbox: "-80,30,-70,45", zoom: 5 }),
  "GET map/places": query({ q: "balt" }),
  "GET map/local-directory": plain,
  "GET map/local-jobs": query({ place: "nowhere-md" }, { own: 404 }),
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

async function invitationIn({ employer }: World): Promise<number> {
  const wish = { email: "grace@example.com", seat: "reviewer" };
  const team = await employer.ok("POST employer/team/invite", "employer/team/invite", wish);
  return team.invitations[0]?.id ?? 0;
}

async function colleagueIn({ employer }: World): Promise<number> {
  return (await buildColleague(employer.account, "viewer")).id;
}

async function feedIn({ employer }: World): Promise<number> {
  const body = { name: "Careers", url: "http://127.0.0.1:1/" };
  const { id } = await employer.ok("POST employer/feeds/add", "employer/feeds/add", body);
  await vi.waitFor(async () => {
    const { feed } = await employer.ok("GET employer/feeds/{id}", `employer/feeds/${id}`);
    expect(feed.last?.outcome).toBe("FAILED");
  }, 20_000);
  return id;
}

async function uploadIn({ employer }: World): Promise<number> {
  const { id } = await upload(employer, table(cellsOf(1)), "jobs.xlsx");
  return id;
}

async function moveIn(world: World): Promise<number> {
  const move = { key: randomUUID(), selection: { ids: [await applicationIn(world)] }, action: "shortlist" };
  return (await world.employer.ok("POST employer/applicants/move", "employer/applicants/move", move)).id;
}

/** A change of many listings that has not begun, so that it can be stopped. */
async function batchIn({ employer, job }: World): Promise<number> {
  const { id } = await employer.ok("POST employer/job-batch/start", "employer/job-batch/start", {
    request_key: crypto.randomUUID(),
    selection: { ids: [job.id] },
    change: { kind: "move", action: "close", close_reason: "FILLED" },
  });
  return id;
}

async function questionSetIn({ employer }: World): Promise<number> {
  const path = "employer/question-set/add";
  return (await employer.ok(`POST ${path}`, path, QUESTION_SET)).id;
}

async function jobTemplateIn({ employer, job }: World): Promise<number> {
  const path = "employer/job-template/add";
  return (await employer.ok(`POST ${path}`, path, { job_id: job.id, name: "Crew" })).id;
}

async function templateIn({ employer }: World): Promise<number> {
  const { id } = await employer.ok("POST employer/reply-template/save", "employer/reply-template/save", {
    name: "Thanks",
    text: "Thank you.",
  });
  return id;
}
