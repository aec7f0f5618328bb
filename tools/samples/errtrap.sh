# Sourced by bash before a sample (BASH_ENV): says where a command failed, which bash alone does not.
set -o errtrace
trap 'echo "${BASH_SOURCE[0]}:$LINENO: a command failed with exit code $?" >&2' ERR
