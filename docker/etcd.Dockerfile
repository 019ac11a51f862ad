# syntax=docker/dockerfile:1
# etcd of Debian, in which the database nodes of compose.ha.yaml agree on their leader. Build from the repository's root:
#   docker build -f docker/etcd.Dockerfile -t gatehouse-etcd .
ARG DEBIAN_IMAGE=debian:13.2-slim

FROM ${DEBIAN_IMAGE}
RUN apt-get update && apt-get install -y --no-install-recommends etcd-server etcd-client && rm -rf /var/lib/apt/lists/* && install -d -o 1000 -g 1000 -m 700 /data
USER 1000:1000
EXPOSE 2379 2380
HEALTHCHECK --interval=5s --timeout=5s --start-period=30s --retries=3 CMD ["etcdctl", "endpoint", "health"]
CMD ["etcd"]
