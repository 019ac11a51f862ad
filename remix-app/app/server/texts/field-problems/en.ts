export default {
  required: 'This field is required.',
  too_small: 'The value is too short or too small.',
  too_big: 'The value is too long or too large.',
  invalid_format: 'The format is not valid.',
  invalid_type: 'The value is not valid.',
  invalid_value: 'Choose one of the available values.',
} as const;
