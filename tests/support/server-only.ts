// Stands in for the `server-only` package, which refuses to load outside a server bundle.
export {};
