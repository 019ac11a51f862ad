export default {
  about: 'The current processes, data and sign-ins. <again>Refresh</again>',
  empty: 'Diagrams appear here after the first sign-in.',
  drawn: 'Diagram: {title}',
  download: 'Download “{title}” as SVG',
  asList: 'Show as a list',
  boxes: '{column}: {boxes}',
  box: '{label} ({note})',
  none: 'none',
} as const;
