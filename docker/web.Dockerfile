# syntax=docker/dockerfile:1
# The web app. Build from the repository's root:
#   docker build -f docker/web.Dockerfile -t gatehouse-web .
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY libs/api-client/package.json libs/api-client/
COPY libs/contracts/package.json libs/contracts/
COPY libs/embedded/package.json libs/embedded/
COPY libs/sandbox-idp/package.json libs/sandbox-idp/
COPY nest-api/package.json nest-api/
COPY remix-app/package.json remix-app/
COPY test/package.json test/

FROM manifests AS build
RUN npm ci --workspace @gatehouse/remix-app --include-workspace-root
COPY tsconfig.base.json ./
COPY libs/contracts libs/contracts
COPY libs/api-client libs/api-client
COPY remix-app remix-app
# The history of git is not sent to the engine: --build-arg SOURCE_COMMIT=$(git rev-parse HEAD).
ARG SOURCE_COMMIT=
RUN npm run build --workspace @gatehouse/remix-app

FROM manifests AS packages
RUN npm ci --omit=dev --workspace @gatehouse/remix-app

FROM ${NODE_IMAGE}
ENV NODE_ENV=production
WORKDIR /app
COPY docker/healthcheck.mjs docker/
COPY --from=packages /app/node_modules node_modules
COPY libs/contracts libs/contracts
COPY libs/api-client libs/api-client
COPY remix-app/package.json remix-app/
COPY remix-app/server remix-app/server
COPY --from=build /app/remix-app/build remix-app/build
WORKDIR /app/remix-app
# `node` in the image; a number, so that Kubernetes can tell that it is not root.
USER 1000:1000
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["node", "/app/docker/healthcheck.mjs", "http://127.0.0.1:3001/login"]
CMD ["node", "--import", "./server/preload.mjs", "../node_modules/@remix-run/serve/dist/cli.js", "./build/server/index.js"]
