/** Today by the phone's own calendar, `YYYY-MM-DD`: what a date field's picker calls today. */
export function localDay(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
