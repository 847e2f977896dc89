import { CONTACT_TOPIC_LABELS } from "@jobmap/contract/contact-topics";
import { WORDINGS } from "../../format/wording.ts";
import type { MailTexts } from "./texts.ts";

const { count, number, comma, day } = WORDINGS.en;
const minutesOf = (value: number) => count(value, { one: "# minute", other: "# minutes" });
const NOT_YOU = "If this wasn’t you, you can ignore this email.";
const NEVER_ASKED = "We will never ask for it by phone or email.";
const applications = (value: number) =>
  count(value, { one: "# new application", other: "# new applications" });

export const ENGLISH: MailTexts = {
  frame: {
    sentBy: (because) => ["Sent by Jobmap, ", `, because ${because}.`],
    via: (name) => `${name} via Jobmap`,
    repliesTo: (name) => `Replies to this email go to ${name}.`,
    noReplies: "Replies to this email are not monitored.",
    unsubscribe: "Unsubscribe",
    because: "there was activity with this email address",
  },
  signIn: "Sign in",
  otherDevice: "On another device, or if the code doesn’t work, use this link",
  when: "When",
  otpRegister: (code, minutes, linkMinutes) => ({
    subject: "Your code for Jobmap",
    preview: `${code} confirms your email address.`,
    enter: "Enter this code on the sign-up page to confirm your email address.",
    once: `It works once, for ${minutesOf(minutes)}. ${NEVER_ASKED}`,
    note: `The link works for ${minutesOf(linkMinutes)}. ${NOT_YOU}`,
  }),
  otpReset: (code, minutes, linkMinutes) => ({
    subject: "Your code for a new password",
    preview: `${code} lets you choose a new password.`,
    enter: "Enter this code along with your new password.",
    once: `It works once, for ${minutesOf(minutes)}. Setting a new password signs you out on every device.`,
    note: `The link works for ${minutesOf(linkMinutes)}. ${NOT_YOU} Your password has not changed.`,
  }),
  otpConfirm: (code, minutes) => ({
    subject: "Your confirmation code",
    preview: `${code} confirms it’s you.`,
    enter:
      "Enter this code to set a password or delete your account. We ask because your account has no password.",
    once: `It works once, for ${minutesOf(minutes)}. ${NEVER_ASKED}`,
    note: "If this wasn’t you, someone else may be using your account. Sign in and end the other sessions in your settings.",
  }),
  addressTaken: {
    subject: "You already have an account on Jobmap",
    preview: "Someone, probably you, tried to register with this address.",
    what: "Someone, probably you, tried to register with this email address. It already has an account, so no new one was created.",
    forgot: "If you forgot your password, choose “Forgot password” on the sign-in page.",
    note: "If this wasn’t you, no action is needed. Nothing has changed.",
  },
  teamInvitation: (company, by, seat) => ({
    subject: `Join the team of ${company} on Jobmap`,
    preview: by ? `${by} invites you.` : "You are invited.",
    what: by
      ? `${by} invites you to the team of ${company} on Jobmap.`
      : `You are invited to the team of ${company} on Jobmap.`,
    may: {
      viewer: "As a viewer, you can read its jobs and applications.",
      reviewer:
        "As a reviewer, you can read its jobs and applications, rate applicants and write notes about them.",
      recruiter: "As a recruiter, you can post its jobs, decide about applications and write to applicants.",
    }[seat],
    join: "Join the team",
    until: "Valid until",
    note: "If you do not know this company, no action is needed. Nobody can join with your address but you.",
  }),
  teamRemoved: (company) => ({
    subject: `You are no longer in the team of ${company}`,
    preview: "Your account stays.",
    what: `The owner of ${company} has taken you out of its team on Jobmap. You have been signed out everywhere, and no longer see its jobs and applications.`,
    kept: "Your account stays, with your address and your password. You can join another team by invitation, or enter a company of your own.",
    next: "Sign in",
    note: "If this is a mistake, ask the owner of the company for a new invitation. We cannot undo it for you.",
  }),
  passwordChanged: {
    subject: "Your password was changed",
    preview: "If this wasn’t you, set a new one now.",
    what: "The password of your Jobmap account was changed. All other devices have been signed out.",
    forgot: "If this wasn’t you, choose “Forgot password” on the sign-in page now.",
    toSignIn: "Go to sign-in",
  },
  deactivated: (until) => ({
    subject: "Your account is deactivated",
    preview: `You can reactivate it until ${day(until)}.`,
    what: "Your account is hidden and you are signed out on all devices.",
    reactivateBy: "Reactivate by",
    after:
      "Sign in before then to restore it. After that, your account and its data are permanently deleted.",
    reactivate: "Reactivate",
    note: "If this wasn’t you, sign in and change your password.",
  }),
  erased: {
    subject: "Your account has been deleted",
    preview: "Your account and its data have been deleted.",
    what: "Your Jobmap account and its data have been deleted.",
    last: "This is the last email about it. You can create a new account at any time.",
    openMap: "Open the job map",
  },
  digest: {
    received: applications,
    receivedFor: (received, job) => `${applications(received)} for ${job}`,
    withdrawn: (withdrawn) =>
      count(withdrawn, { one: "# application withdrawn", other: "# applications withdrawn" }),
    updates: (updates) =>
      count(updates, { one: "# update about your jobs", other: "# updates about your jobs" }),
    ofJob: (job, what) => `${job}: ${what}`,
    applicants: (names, more) => (more > 0 ? `${comma(names)} and ${number(more)} more` : comma(names)),
    seeJobs: "See your jobs",
    viewApplications: "View applications",
    changeFrequency: "Change email frequency",
    because: "you have jobs posted there",
    unsubscribeFrom: (kind) => `Unsubscribe from “${kind}”`,
  },
  andMore: (more) => `And ${number(more)} more.`,
  conversation: {
    note: "The button opens this conversation without a password, for three days. Do not forward this email. Replies to it reach nobody.",
  },
  interview: {
    when: "When",
    option: (index) => `Option ${index}`,
    length: "Length",
    minutes: minutesOf,
    where: { ON_SITE: "Address", PHONE: "Phone", VIDEO: "Video call" },
    because: { candidate: "you applied for this job there", employer: "you have jobs posted there" },
    calendar: "Answers from a calendar reach nobody. To change anything, use the button.",
  },
  moved: {
    writes: (name) => `${name} writes:`,
    replyToThis: (email) => `reply to this email (it goes to ${email})`,
    call: (phone) => `call ${phone}`,
    respond: (ways) => `To respond, ${ways.join(", or ")}.`,
    noContact: (company, has) =>
      `${company} has not shared contact details on Jobmap. If their message has none either, check ${has === "website" ? "its website" : "its page on Jobmap"}.`,
    link: (company, to) => (to === "website" ? `${company} website` : `${company} on Jobmap`),
    because: "you applied for this job there",
  },
  domainCode: {
    subject: (company, domain) => `${company} wants to prove that it holds ${domain}`,
    preview: (domain) => `A code for whoever looks after ${domain}.`,
    who: (company, domain) =>
      `On Jobmap, a job marketplace, an employer account named ${company} says that ${domain} is its domain.`,
    give: (company) =>
      `If ${company} is your company, give this code to whoever asked for it. Their listings then say that the domain was proved.`,
    howLong: (days) => `It works once, for ${count(days, { one: "# day", other: "# days" })}.`,
    otherwise: "If you don’t know this company, do nothing: without the code nothing is shown.",
    because: (company, domain) =>
      `an account named ${company} asked us to write to this mailbox at ${domain}`,
    block: "Never write to this mailbox again for any company",
  },
  embedCode: {
    subject: (company) => `The job map of ${company}, for your website`,
    preview: (by) => `${by} asks you to add it. Here is the code, and where it goes.`,
    ask: (by, company) =>
      `${by} asks you to put the job map of ${company} on the company’s website. It shows the open jobs and stays up to date by itself.`,
    platforms: {
      WORDPRESS: "In WordPress:",
      SQUARESPACE: "In Squarespace:",
      WIX: "In Wix:",
      WEBFLOW: "In Webflow:",
      SHOPIFY: "In Shopify:",
      GOOGLE_SITES: "In Google Sites:",
      OTHER: "How it is done:",
    },
    steps: (height) => ({
      WORDPRESS: [
        "Open the page for editing, and add a “Custom HTML” block where the map belongs.",
        "Paste the code below into it.",
        "Choose “Update” or “Publish”.",
        "If the code is gone after that, your user may not save scripts: an administrator has to paste it.",
      ],
      SQUARESPACE: [
        "Open the page for editing, and add a “Code” block where the map belongs.",
        "Set it to HTML, switch “Display source” off, and paste the code below.",
        "Save, and look at the page signed out: the editor may not show the map.",
      ],
      WIX: [
        "In the editor, choose Add Elements → Embed Code → Embed HTML.",
        "Paste the code below, and choose “Update”.",
        `Make the box as wide as the page and at least ${height} pixels high, and publish.`,
      ],
      WEBFLOW: [
        "In the Designer, add an “Embed” element where the map belongs.",
        "Paste the code below, and choose “Save & Close”.",
        "Publish the site: the map is on the published page, not in the Designer.",
      ],
      SHOPIFY: [
        "Choose Online Store → Themes → Customize, and open the page.",
        "Choose Add section → Custom Liquid.",
        "Paste the code below, and save.",
      ],
      GOOGLE_SITES: [
        "Open the page for editing, and choose Insert → Embed → By URL.",
        "Paste the address below, and choose “Insert”.",
        "Draw the box as wide and high as you want it, and publish.",
      ],
      OTHER: [
        "Open the HTML of the page, and find the place in its body where the map belongs.",
        "Paste the code below there.",
        "Save or publish the page.",
        "If the page has a Content-Security-Policy, it has to allow scripts and connections of the address in the code.",
      ],
    }),
    afterwards: (by) =>
      `Then open the page in a window where you are not signed in. Once the map has been seen there, ${by} sees that too.`,
    look: "See what it looks like",
    others: "The same for other kinds of sites, with a preview",
    otherwise: (by) =>
      `If something is unclear, reply to this email: ${by} gets it. If you do not know the company, do nothing.`,
    because: (by, company) => `${by} asked us to send you this for ${company}`,
  },
  contact: {
    topics: CONTACT_TOPIC_LABELS,
    number: "Number",
    name: "Name",
    email: "Email",
    because: "this address is the owner's",
  },
  receipt: {
    subject: (total, plan) => `Your receipt from Jobmap: ${total} for ${plan}`,
    preview: (paymentId, on) => `Payment ${paymentId}, ${on}.`,
    thanks: "Thank you. Your payment has arrived.",
    payment: "Payment",
    date: "Date",
    discount: "Discount",
    tax: "Tax",
    paid: "Paid",
    published: (titles, more) =>
      `Published with it: ${comma(titles)}${more > 0 ? ` and ${number(more)} more` : ""}.`,
    view: "View payment",
    invoice: "Open the invoice",
    because: "you paid for something there",
  },
  jobAlert: {
    subject: (found, alert, first) =>
      found === 1 && first !== "" ? `New job: ${first}` : `${number(found)} new jobs for “${alert}”`,
    at: (title, company) => `${title} at ${company}`,
    match: (found, alert) =>
      found === 1
        ? `A new job matches your alert “${alert}”.`
        : `These new jobs match your alert “${alert}”.`,
    see: (found, more) => (more ? `See all ${number(found)}` : "View on the map"),
    change: "Change the frequency or stop this alert",
    because: "you created a job alert",
    stop: "Stop this alert",
  },
};
