export default {
  title: 'Advisories',
  advisory: 'Advisory',
  severity: 'Severity',
  package: 'Package',
  range: 'Affected versions',
  fix: 'Fix',
  noFix: 'None published',
  fixInRange: 'A newer version in the same range',
  use: 'Used',
  runTime: 'At run time',
  buildOnly: 'Build and tests only',
  critical: 'Critical',
  high: 'High',
  moderate: 'Moderate',
  low: 'Low',
  info: 'Informational',
  countOf: '{severity}: {count, number}',
  notChecked:
    '<b>Not checked.</b> {problem} The running product sends no requests to a package registry. Build it again where the registry is reachable, or run this command in the repository:',
  off: 'The check was disabled.',
  unchecked: 'This build did not check them.',
  unreachable: 'The package registry could not be reached.',
  rejected: 'The package registry rejected the request.',
  checked:
    'Checked {when}, before the build. The list does not include advisories that were published later.',
  clean:
    'Checked {when}, before the build. The registry listed no advisories for these packages. Advisories that were published later are not included.',
} as const;
