# syntax=docker/dockerfile:1
# The API, and the one-shot migrations of the same version. Build from the repository's root:
#   docker build -f docker/api.Dockerfile -t gatehouse-api .
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
RUN npm ci --workspace @gatehouse/nest-api --include-workspace-root
COPY libs/bundler libs/bundler
COPY libs/connector libs/connector
COPY libs/contracts libs/contracts
COPY libs/ldap libs/ldap
COPY libs/network-origin libs/network-origin
COPY libs/scim libs/scim
COPY libs/sign-in-risk libs/sign-in-risk
COPY libs/texts libs/texts
COPY nest-api nest-api
RUN npm run build --workspace @gatehouse/nest-api

FROM manifests AS packages
RUN npm ci --omit=dev --workspace @gatehouse/nest-api

FROM ${NODE_IMAGE}
ENV NODE_ENV=production
WORKDIR /app
COPY docker/healthcheck.mjs docker/
# What stays outside of the bundle: EXTERNAL in nest-api/bundle.ts.
COPY --from=packages /app/node_modules/@node-rs node_modules/@node-rs
COPY --from=packages /app/node_modules/@zxcvbn-ts node_modules/@zxcvbn-ts
COPY --from=packages /app/node_modules/disposable-email-domains-js node_modules/disposable-email-domains-js
COPY --from=packages /app/node_modules/email-providers node_modules/email-providers
COPY nest-api/package.json nest-api/
COPY --from=build /app/nest-api/dist nest-api/dist
WORKDIR /app/nest-api
# `node` in the image; a number, so that Kubernetes can tell that it is not root.
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["node", "/app/docker/healthcheck.mjs", "http://127.0.0.1:8080/health/ready"]
CMD ["node", "--expose-gc", "dist/main.js"]
