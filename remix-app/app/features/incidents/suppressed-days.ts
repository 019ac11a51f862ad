/** Choices of the form that suppresses similar detections. */
export const SUPPRESSED_DAYS = [1, 7, 30, 90] as const;
