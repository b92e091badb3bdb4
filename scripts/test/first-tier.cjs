// Preloaded into every process of a test run: the embedded database, which is WebAssembly, lives for
// seconds there, and making its code faster takes longer than running it as it is.
require("node:v8").setFlagsFromString("--liftoff-only");
