# Bash runs this file before a sample (BASH_ENV). It reports where a command failed, which bash alone doesn't.
set -o errtrace
trap 'echo "${BASH_SOURCE[0]}:$LINENO: a command failed with exit code $?" >&2' ERR
