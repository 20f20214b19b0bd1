// Trying Gona before joining: the place by GPS, in tenths of a degree (about 11 km), and what was typed carried to the
// registration in this tab. The pages work without it.
const form = document.querySelector('[data-try]')
const here = form?.querySelector('[data-here]')
if (here && navigator.geolocation) {
  const { place, at } = form.elements
  // A position that comes after a state was chosen is too late.
  let asked = 0
  const use = (tenths) => {
    asked++
    at.disabled = !tenths
    at.value = tenths
    place.required = !tenths
    here.setAttribute('aria-pressed', String(Boolean(tenths)))
  }
  here.hidden = false
  here.addEventListener('click', () => {
    const request = ++asked
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (request !== asked) return
        place.value = ''
        use([latitude, longitude].map((degrees) => degrees.toFixed(1)).join())
      },
      () => place.focus(),
      { timeout: 15000, maximumAge: 600000 },
    )
  })
  place.addEventListener('change', () => use(''))
}
const weekly = document.querySelector('[data-weekly]')
weekly?.addEventListener('submit', () => {
  const { crop, place, country } = weekly.dataset
  const draft = { phone: [weekly.querySelector('input').value], location: [place], primaryCrops: [crop] }
  if (country) draft.phoneCountry = [country]
  try {
    sessionStorage.setItem('gona.register', JSON.stringify(draft))
  } catch {
    // The browser stores nothing: registration starts empty.
  }
})
