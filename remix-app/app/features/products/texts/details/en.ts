export default {
  protects: 'What it protects',
  aiAntivirus:
    'AI Antivirus watches programs on each device. It stops those that behave like malware, including malware that nobody has seen before.',
  aiAntivirusFirst: 'Laptops and desktops',
  aiAntivirusFirstHow: 'Files are checked when they are opened, downloaded or run.',
  aiAntivirusSecond: 'Servers',
  aiAntivirusSecondHow: 'Scheduled and on-access scans use a limited share of the processor.',
  aiAntivirusThird: 'Shared drives',
  aiAntivirusThirdHow:
    'Mass renaming and encryption, which are typical of ransomware, are stopped immediately.',
  networkMonitor:
    'Network Monitor learns the normal traffic between offices, clouds and remote users. It reports unusual traffic while it is still happening.',
  networkMonitorFirst: 'Office and cloud networks',
  networkMonitorFirstHow: 'Flows are mapped by service, so unknown ones are easy to see.',
  networkMonitorSecond: 'Remote access',
  networkMonitorSecondHow: 'Impossible travel and unusual hours are flagged, with the user concerned.',
  networkMonitorThird: 'Data that leaves the company',
  networkMonitorThirdHow: 'Large or rare transfers raise an alert with source and destination.',
  usbSecurity:
    'USB Security allows the devices that you approved and blocks all others. It records every device and every copied file.',
  usbSecurityFirst: 'Ports',
  usbSecurityFirstHow: 'Drives, phones and keyboards are allowed by type, manufacturer or serial number.',
  usbSecuritySecond: 'Files',
  usbSecuritySecondHow: 'Copies to removable drives are recorded and can be encrypted.',
  usbSecurityThird: 'Shared machines',
  usbSecurityThirdHow: 'Rules follow the user who is signed in, not only the machine.',
  privacyMonitor:
    'Privacy Monitor finds personal data in files, mailboxes and databases and shows which users can access it. It helps to answer requests for access or erasure on time.',
  privacyMonitorFirst: 'Personal data',
  privacyMonitorFirstHow: 'Names, numbers and health records are found in places where they do not belong.',
  privacyMonitorSecond: 'Access rights',
  privacyMonitorSecondHow:
    'Folders that are open to everyone are listed with their owner and a way to restrict them.',
  privacyMonitorThird: 'Deadlines',
  privacyMonitorThirdHow: 'Requests for access and erasure are tracked until the day they are due.',
} as const;
