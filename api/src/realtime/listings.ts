import type { ListingsEvent } from "@jobmap/contract";
import type { Server, Socket } from "socket.io";
import type { Services } from "../services.ts";
import { sessionOf } from "./handshake.ts";
import { roomOfAccount } from "./notifications.ts";

const roomOf = (companyId: number) => `company:${companyId}`;

/** Subscribes a connection to the listings, applications and payments of its signed-in company. */
export function hearListings(socket: Socket): void {
  const companyId = sessionOf(socket)?.account.companyId ?? null;
  if (companyId !== null) socket.join(roomOf(companyId));
}

/**
 * Notifies the open pages of a company when one of its listings appears on or leaves the map, when its applications are moved or
 * assessed,
 * when its uploads of jobs get further and when its payments change, in whichever process and by whomever; those of a candidate
 * when an application of theirs is opened; and both when one of them writes to the other. Returns a function that stops it.
 */
export function tellOfListings(
  io: Server,
  {
    jobIndex,
    moveFeed,
    assessmentFeed,
    messageFeed,
    uploadFeed,
    paymentFeed,
  }: Pick<
    Services,
    "jobIndex" | "moveFeed" | "assessmentFeed" | "messageFeed" | "uploadFeed" | "paymentFeed"
  >,
): () => void {
  const ends = [
    jobIndex.onCompanies((changes) => {
      for (const { companyId, version } of changes)
        io.to(roomOf(companyId)).emit("listings", { version } satisfies ListingsEvent);
    }),
    moveFeed.onRows(({ accounts, companies }) => {
      for (const room of [...accounts.map(roomOfAccount), ...companies.map(roomOf)])
        io.to(room).emit("applications");
    }),
    assessmentFeed.onRows(({ companies }) => {
      for (const company of companies) io.to(roomOf(company)).emit("applications");
    }),
    messageFeed.onRows(({ accounts, companies }) => {
      for (const room of [...accounts.map(roomOfAccount), ...companies.map(roomOf)])
        io.to(room).emit("messages");
    }),
    uploadFeed.onRows(({ companies }) => {
      for (const company of companies) io.to(roomOf(company)).emit("uploads");
    }),
    paymentFeed.onRows(({ companies }) => {
      for (const company of companies) io.to(roomOf(company)).emit("payments");
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
