/**
 * The data folder cannot be used as it is. The message names the folder, says what is wrong and
 * what to do.
 */
export class DataFolderError extends Error {
  override readonly name = "DataFolderError";
}

const NOT_A_FOLDER = "is no folder: a file or a link to nothing has its name";
const NOT_ALLOWED = "may not be read and written by the user this runs as";
const NO_SPACE = "is on a disk that is full";
const WHAT_IS_WRONG: Partial<Record<string, string>> = {
  EEXIST: NOT_A_FOLDER,
  ENOTDIR: NOT_A_FOLDER,
  ENOENT: NOT_A_FOLDER,
  ELOOP: NOT_A_FOLDER,
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS: "is on a file system that can only be read",
  ENOSPC: NO_SPACE,
  EDQUOT: NO_SPACE,
};

/**
 * What the operator reads when the system refused an access to `folder`; any other error is given
 * back as it is.
 */
export function explainFolderError(folder: string, error: unknown): unknown {
  const wrong = WHAT_IS_WRONG[(error as NodeJS.ErrnoException | null)?.code ?? ""];
  if (wrong === undefined) return error;
  return new DataFolderError(
    `The data folder ${folder} ${wrong}; put that right, or choose another folder with DATA_DIR=… and bring a backup there with npm run db:restore -- <backup>.`,
  );
}

/**
 * A database folder that is not whole. `what` is a clause: "its file global/pg_control is missing".
 */
export function damagedFolder(folder: string, what: string): DataFolderError {
  return new DataFolderError(
    `The database in ${folder} is damaged (${what}) and was not started; restore a backup with npm run db:restore -- <backup>, which keeps this folder under another name, or move the folder away to begin with an empty database.`,
  );
}
