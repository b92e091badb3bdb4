# Image of the site without a database: set DATABASE_URL (compose.yaml brings a PostgreSQL along).
# Two images come from it: "site", the web server (default), and "tools", in which every npm command of docs/operations.md runs:
# db:prepare (its default), moderate, content:import, db:backup, db:restore.

# Node 24 is supported until April 2028. Debian 13 because its PostgreSQL client programs are of version 17, like compose.yaml's server.
ARG NODE_IMAGE=node:24-trixie-slim

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

FROM dependencies AS build
COPY . .
# Printed into the prerendered pages, so they must be known now: docker build --build-arg SITE_URL=https://example.org
ARG SITE_URL
ARG CREATOR_NAME
ARG CREATOR_AGE
ARG CREATOR_YEARS_CLEAN
ARG CREATOR_YEARS_BUILDING
ARG CREATOR_EMAIL
ARG CREATOR_GITHUB_URL
ARG CREATOR_LINKEDIN_URL
ARG CREATOR_PORTFOLIO_URL
ENV NEXT_TELEMETRY_DISABLED=1 BUILD_STANDALONE=1
RUN npm run build

FROM dependencies AS tools
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client-17 && rm -rf /var/lib/apt/lists/*
COPY . .
# Backups go to its folder "backups" unless told otherwise. A volume mounted here belongs to the user who writes them.
ENV DATA_DIR=/data
RUN mkdir -p /data && chown node:node /data
USER node
CMD ["npm", "run", "db:prepare"]

FROM ${NODE_IMAGE} AS site
ARG SITE_URL
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 HOSTNAME=0.0.0.0 SITE_URL=$SITE_URL
WORKDIR /site
COPY --from=build --chown=node:node /site/.next/standalone ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health/live').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Node itself gets the signals, so that requests under way are finished before the end.
STOPSIGNAL SIGTERM
CMD ["node", "--max-http-header-size=262144", "--require", "./scripts/server/preload.cjs", "server.js"]
