# syntax=docker/dockerfile:1
# A database node: PostgreSQL that Patroni runs. For compose.ha.yaml and the Helm chart. Build from the repository's root:
#   docker build -f docker/database.Dockerfile -t gatehouse-database .
ARG POSTGRES_IMAGE=postgres:18.1-alpine

FROM ${POSTGRES_IMAGE} AS patroni
RUN apk add --no-cache py3-pip
COPY docker/database/requirements.txt /tmp/
# What is left out of its requirements is py-consul, which only Consul needs.
RUN python3 -m venv --without-pip /opt/patroni && pip --python /opt/patroni/bin/python install --no-cache-dir --no-deps --requirement /tmp/requirements.txt

FROM ${POSTGRES_IMAGE}
RUN apk add --no-cache python3
COPY --from=patroni /opt/patroni /opt/patroni
COPY docker/database/patroni.yaml docker/database/with-secrets docker/database/create-database /opt/gatehouse/
ENV PATH=/opt/gatehouse:/opt/patroni/bin:/usr/local/bin:/usr/bin:/bin
# `postgres` in the image; a number, so that Kubernetes can tell that it is not root.
USER 70:70
EXPOSE 5432 8008
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=5s --start-period=30s --retries=3 CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8008/liveness"]
ENTRYPOINT []
CMD ["with-secrets", "patroni"]
