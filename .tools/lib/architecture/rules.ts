import type { Sources } from "./source-tree.ts";

/** A rule on the text of files: finds violations, each as the line it starts with. */
export interface Rule {
  /** Paths that it applies to. */
  readonly files: RegExp;
  readonly broken: (text: string) => string[];
}

const lines = (pattern: RegExp) => (text: string) =>
  text.split("\n").filter((line) => pattern.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line));

const MODEL_WRITE =
  /\b(?:(?!Object\b)[A-Z]\w+|note|application|template|account|company|job)\.(?:create|bulkCreate|update|upsert|destroy|save|increment)\(/;
const SQL_WRITE = /\b(?:INSERT (?:IGNORE )?INTO|UPDATE \w+ SET|DELETE FROM|REPLACE INTO)\b/;
const WRITE = new RegExp(`${MODEL_WRITE.source}|${SQL_WRITE.source}`);

/** Only commands, workers and the session guards write. */
export const noWrites: Rule = {
  files: /^api\/src\/(?:routes|views|queries|presenters|policies|posting|realtime|web|http)\//,
  broken: lines(WRITE),
};

/** The specification requires searches to be recorded for the user, and counted, when they are made. */
const NOTED = ["recordSearch", "countSearch"];

/** GET handlers call no commands except these. */
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

/** What pages may load is defined in one file. Two others read the policies of other people's pages. */
export const policiesOfPages: Rule = {
  files: /^api\/src\/(?!http\/content-security-policy\.ts|policies\/embed-(?:check|policy)\.ts)/,
  broken: lines(/["'`].*\b(?:default-src|script-src|frame-ancestors)\b/),
};

const STATE_SQL = /UPDATE (?:jobs|applications)\b(?:(?!WHERE)[^`"])*\bstatus = [^`"]*/g;
const STATE_SET =
  /\b(?:job|application)\.(?:status = |set\(\{[^}]*\bstatus\b|update\(\{[^}]*\bstatus\b)[^\n]*/g;

/** The state of a listing or application is written only where its lifecycle is checked. */
export const statesByLifecycle: Rule = {
  files:
    /^api\/src\/(?!commands\/listings\/transition\.ts|commands\/application\/(?:move-application|take-back|answer-all)\.ts)/,
  broken: (text) => [...text.matchAll(STATE_SQL), ...text.matchAll(STATE_SET)].map(([found]) => found),
};

/** The ledger is only added to. */
export const ledgerGrows: Rule = {
  files: /^api\/(?:src|db|bin)\//,
  broken: lines(
    /\b(?:UPDATE ledger_entries|DELETE (?:\w+ )?FROM ledger_entries|REPLACE INTO ledger_entries|TRUNCATE (?:TABLE )?ledger_entries)\b/,
  ),
};

const COMPARED_ROLE = [
  /\brole\b\)?\s*(?:[!=]==?|<>|= ?['?])/,
  /(?:[!=]==?|\bincludes\()\s*[\w.?]*\brole\b/,
  /[!=]== "(?:user|employer)"/,
  /\bwhere: \{[^}]*\brole\b/,
  /\bswitch \([\w.?]*\brole\)/,
];

/** `policies/` decides who may do what. Columns of imported files have roles of their own. */
export const rolesByPolicy: Rule = {
  files: /^api\/src\/(?!policies\/|import\/)/,
  broken: lines(new RegExp(COMPARED_ROLE.map(({ source }) => source).join("|"))),
};

/** An internal failure must not look like an empty result. */
export const noLyingCatch: Rule = {
  files: /^api\/src\/(?:routes|queries|views|commands|http|web|realtime)\//,
  broken: lines(/\.catch\(\(\) => (?:null|undefined|false|0|\[\]|\(?\{\}\)?)\)/),
};

/** Rooms without HTTP and SQL: types of models alone may be named there. */
export const pureRooms: Rule = {
  files:
    /^api\/src\/(?:map|places|company-map|lifecycles|posting|notifications|alerts|billing|format|sanitize|policies|resume-parser)\//,
  broken: lines(/^import (?!type)[^;]*from "(?:koa|sequelize|mysql2|node:http|\.\.\/models\/.*)"/),
};

/** The contract is the lowest layer: it imports nothing from the server, the web app or the widget. */
export const contractKnowsNobody: Rule = {
  files: /^api\/contract\/src\//,
  broken: lines(/from "(?:(?:\.\.\/){2,}|koa|sequelize|node:|react|preact)/),
};

/**
 * A process that reads a file is started for it, and somebody waits. The whole contract takes longer to load than all else that it needs: from
 * here on, values of it are imported by their own paths.
 */
export const readersStartFast: Rule = {
  files: /^api\/src\/(?:files\/reader|resume-parser)\//,
  broken: (text) =>
    [...text.matchAll(/^(?:import|export) (?!type\b)[^;]*from "@jobmap\/contract";/gm)].map(
      ([found]) => found,
    ),
};

/** Screens for signed-in users request data through the cache: a reply that a component stores itself becomes stale. */
export const asksByTheCache: Rule = {
  files:
    /^webapp\/src\/features\/(?:alerts|applicants|applied|company-profile|dashboard|employer-(?:jobs|map)|explorer|notifications|reported-jobs|saved|search-history)\//,
  broken: (text) =>
    /\bqueryFn:/.test(text) ? [] : [...text.matchAll(/\bcall\(\s*"GET [^"]*"/g)].map(([found]) => found),
};

/** `file: line` of every violation of a rule. */
export function check({ files, broken }: Rule, sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) =>
    files.test(path) ? broken(text).map((line) => `${path}: ${line.trim()}`) : [],
  );
}
