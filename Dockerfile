# Image of the site without a database: set DATABASE_URL (compose.yaml brings a PostgreSQL along).
# Two things run from it: the web server (default) and `npm run db:prepare` (stage "prepare").

FROM node:20-bookworm-slim AS dependencies
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

FROM dependencies AS build
COPY . .
# Printed into the prerendered pages, so it must be known now: docker build --build-arg SITE_URL=https://example.org
ARG SITE_URL
ENV SITE_URL=$SITE_URL NEXT_TELEMETRY_DISABLED=1 BUILD_STANDALONE=1
RUN npm run build

# Migrates and fills the database, then ends.
FROM dependencies AS prepare
COPY . .
USER node
CMD ["node", "--import", "tsx", "scripts/db-prepare.ts"]

FROM node:20-bookworm-slim AS site
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 HOSTNAME=0.0.0.0
WORKDIR /site
COPY --from=build --chown=node:node /site/.next/standalone ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health/live').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Node itself gets the signals, so that requests under way are finished before the end.
STOPSIGNAL SIGTERM
CMD ["node", "--max-http-header-size=262144", "--require", "./scripts/server/preload.cjs", "server.js"]
