export default {
  timeline: 'Timeline',
} as const;
