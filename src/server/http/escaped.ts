const MEANS_MORE = /["'&<>]/

/** A text in HTML. Most hold nothing that means more there. */
export const escaped = (text: string): string => (MEANS_MORE.test(text) ? Bun.escapeHTML(text) : text)
