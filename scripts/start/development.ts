// Imported first by the command for developers: what is read and started after it is theirs.
import path from "node:path";

const env = process.env as Record<string, string | undefined>;
env.NODE_ENV ??= "development";
/** A database of its own, so that trying things out never touches what `npm start` keeps. */
env.DATA_DIR ||= path.resolve(__dirname, "../../.data-dev");
