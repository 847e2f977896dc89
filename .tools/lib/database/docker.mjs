import { createHash } from "node:crypto";
import { capture, succeed } from "../child.mjs";
import { commonOptions } from "./options.mjs";
import { DATABASE } from "./settings.mjs";

const IMAGE = "mariadb:11.4";

/** @typedef {{ folder: string, port: number, password: string, fast: boolean }} ContainerOptions */

/**
 * The container and volume of a folder and its password: a volume keeps the password it was created with.
 * @param {Pick<ContainerOptions, 'folder' | 'password'>} options
 */
const nameOf = ({ folder, password }) =>
  `jobmap-${createHash("sha256").update(`${folder}\0${password}`).digest("hex").slice(0, 12)}`;

/**
 * The command that runs the server in a container until it is asked to stop. The data live in a volume of Docker's, because a folder of
 * ours would end up with owners of the container's.
 * @param {string} docker
 * @param {ContainerOptions} options
 * @returns {[string, string[]]}
 */
export function containerCommand(docker, options) {
  const name = nameOf(options);
  const args = [
    "run",
    "--rm",
    `--name=${name}`,
    `--volume=${name}:/var/lib/mysql`,
    `--publish=127.0.0.1:${options.port}:3306`,
    `--env=MARIADB_ROOT_PASSWORD=${options.password}`,
    `--env=MARIADB_DATABASE=${DATABASE}`,
    IMAGE,
    ...commonOptions(options.fast),
  ];
  return [docker, args];
}

/**
 * Pulls the image if it is missing, and removes the container of a start that was killed.
 * @param {string} docker
 * @param {Pick<ContainerOptions, 'folder' | 'password'>} options
 * @param {(text: string) => void} progress
 */
export async function prepareContainer(docker, options, progress) {
  if ((await capture(docker, ["image", "inspect", IMAGE])).code !== 0) {
    progress(`fetching ${IMAGE}`);
    await succeed(`docker pull ${IMAGE}`, docker, ["pull", "--quiet", IMAGE]);
  }
  await capture(docker, ["stop", nameOf(options)]);
  await capture(docker, ["rm", "--force", nameOf(options)]);
}
