import type { Sources } from "./source-tree.ts";

/** A rule on the text of files: what in a file breaks it, each as the line it begins with. */
export interface Rule {
  /** Paths that it is about. */
  readonly files: RegExp;
  readonly broken: (text: string) => string[];
}

const lines = (pattern: RegExp) => (text: string) =>
  text.split("\n").filter((line) => pattern.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line));

const MODEL_WRITE =
  /\b(?:(?!Object\b)[A-Z]\w+|note|application|template|account|company|job)\.(?:create|bulkCreate|update|upsert|destroy|save|increment)\(/;
const SQL_WRITE = /\b(?:INSERT (?:IGNORE )?INTO|UPDATE \w+ SET|DELETE FROM|REPLACE INTO)\b/;
const WRITE = new RegExp(`${MODEL_WRITE.source}|${SQL_WRITE.source}`);

/** Only commands, workers and what guards sessions write. */
export const noWrites: Rule = {
  files: /^api\/src\/(?:routes|views|queries|presenters|policies|posting|realtime|surfaces|http)\//,
  broken: lines(WRITE),
};

/** The specification has searches noted for the one who searches, and counted, as they are made. */
const NOTED = ["recordSearch", "countSearch"];

/** Handlers of GET call no command but those. */
export const readsDoNotWrite: Rule = {
  files: /^api\/src\/routes\//,
  broken: (text) => {
    const commands = [
      ...text.matchAll(/import (?:type )?\{([^}]*)\} from "[^"]*\/commands\/[^"]*"/g),
    ].flatMap(([, names = ""]) =>
      names
        .split(",")
        .map((name) => name.trim().replace(/^.* as /, ""))
        .filter((name) => name !== "" && !NOTED.includes(name)),
    );
    return text
      .split(/^(?=export const )/m)
      .filter((handler) => /^export const \w+ = route\(\s*"GET /.test(handler))
      .filter((handler) => commands.some((name) => new RegExp(`\\b${name}\\(`).test(handler)))
      .map((handler) => handler.split("\n", 1)[0] ?? "");
  },
};

/** What pages may load is said in one file. */
export const policiesOfPages: Rule = {
  files: /^api\/src\/(?!http\/content-security-policy\.ts)/,
  broken: lines(/["'`].*\b(?:default-src|script-src|frame-ancestors)\b/),
};

const STATE_SQL = /UPDATE (?:jobs|applications)\b(?:(?!WHERE)[^`"])*\bstatus = [^`"]*/g;
const STATE_SET =
  /\b(?:job|application)\.(?:status = |set\(\{[^}]*\bstatus\b|update\(\{[^}]*\bstatus\b)[^\n]*/g;

/** The state of a listing or application is written where its lifecycle is asked, and nowhere else. */
export const statesByLifecycle: Rule = {
  files:
    /^api\/src\/(?!commands\/listings\/transition\.ts|commands\/application\/(?:move-application|answer-all)\.ts)/,
  broken: (text) => [...text.matchAll(STATE_SQL), ...text.matchAll(STATE_SET)].map(([found]) => found),
};

const COMPARED_ROLE = [
  /\brole\b\)?\s*(?:[!=]==?|<>|= ?['?])/,
  /(?:[!=]==?|\bincludes\()\s*[\w.?]*\brole\b/,
  /[!=]== "(?:user|employer)"/,
  /\bwhere: \{[^}]*\brole\b/,
  /\bswitch \([\w.?]*\brole\)/,
];

/** Who may do what is asked of `policies/`. Columns of imported files have roles of their own. */
export const rolesByPolicy: Rule = {
  files: /^api\/src\/(?!policies\/|import\/)/,
  broken: lines(new RegExp(COMPARED_ROLE.map(({ source }) => source).join("|"))),
};

/** A failure of ours is no empty answer. */
export const noLyingCatch: Rule = {
  files: /^api\/src\/(?:routes|queries|views|commands|http|surfaces|realtime)\//,
  broken: lines(/\.catch\(\(\) => (?:null|undefined|false|0|\[\]|\(?\{\}\)?)\)/),
};

/** Rooms without HTTP and SQL: types of models alone may be named there. */
export const pureRooms: Rule = {
  files: /^api\/src\/(?:map|places|company-map|lifecycles|posting|notifications|alerts|texts|policies)\//,
  broken: lines(/^import (?!type)[^;]*from "(?:koa|sequelize|mysql2|node:http|\.\.\/models\/.*)"/),
};

/** The contract is the floor: it knows nothing of the server, the web app or the widget. */
export const contractKnowsNobody: Rule = {
  files: /^api\/contract\/src\//,
  broken: lines(/from "(?:(?:\.\.\/){2,}|koa|sequelize|node:|react|preact)/),
};

/** Screens of people who are signed in ask by the cache: an answer that a component keeps by itself grows old there. */
export const asksByTheCache: Rule = {
  files:
    /^webapp\/src\/features\/(?:alerts|applicants|applied|company-profile|dashboard|employer-(?:jobs|map)|explorer|notifications|reported-jobs|saved|search-history)\//,
  broken: (text) =>
    /\bqueryFn:/.test(text) ? [] : [...text.matchAll(/\bcall\(\s*"GET [^"]*"/g)].map(([found]) => found),
};

/** `file: line` for all that breaks a rule. */
export function check({ files, broken }: Rule, sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) =>
    files.test(path) ? broken(text).map((line) => `${path}: ${line.trim()}`) : [],
  );
}
