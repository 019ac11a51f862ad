# syntax=docker/dockerfile:1
# The web app. Build from the repository's root:
#   docker build -f docker/web.Dockerfile -t gatehouse-web .
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY libs/api-client/package.json libs/api-client/
COPY libs/bundler/package.json libs/bundler/
COPY libs/connector/package.json libs/connector/
COPY libs/contracts/package.json libs/contracts/
COPY libs/embedded/package.json libs/embedded/
COPY libs/sandbox-idp/package.json libs/sandbox-idp/
COPY libs/ldap/package.json libs/ldap/
COPY libs/network-origin/package.json libs/network-origin/
COPY libs/scim/package.json libs/scim/
COPY libs/sign-in-risk/package.json libs/sign-in-risk/
COPY libs/texts/package.json libs/texts/
COPY nest-api/package.json nest-api/
COPY remix-app/package.json remix-app/
COPY test/package.json test/

FROM manifests AS build
RUN npm ci --workspace @gatehouse/remix-app --include-workspace-root
COPY tsconfig.base.json ./
COPY libs/bundler libs/bundler
COPY libs/contracts libs/contracts
COPY libs/texts libs/texts
COPY libs/api-client libs/api-client
COPY remix-app remix-app
# The history of git is not sent to the engine: --build-arg SOURCE_COMMIT=$(git rev-parse HEAD).
ARG SOURCE_COMMIT=
RUN npm run build --workspace @gatehouse/remix-app

FROM ${NODE_IMAGE}
ENV NODE_ENV=production
WORKDIR /app
COPY docker/healthcheck.mjs docker/
COPY remix-app/package.json remix-app/
COPY --from=build /app/remix-app/build/client remix-app/build/client
COPY --from=build /app/remix-app/dist remix-app/dist
WORKDIR /app/remix-app
# `node` in the image; a number, so that Kubernetes can tell that it is not root.
USER 1000:1000
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["node", "/app/docker/healthcheck.mjs", "http://127.0.0.1:3001/login"]
CMD ["node", "--expose-gc", "dist/serve.js"]
