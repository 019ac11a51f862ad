/**
 * The version from which operators upgrade without downtime. The schema must let it run beside this version.
 *
 * Each release sets this to itself once its notes say so. Source: docs/operations.md, "Upgrade".
 */
export const PREVIOUS_VERSION = {
  commit: '99553530f0e5c216055f4ad007a1993cb890aca0',
  lastMigration: 'Migration20261126T1841_risk_acted_on',
};
