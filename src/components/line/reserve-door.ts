/** Reserves the row of prices with delivery before the first paint if the reader has a district, so that nothing moves later. */
export function reserveDoor() {
  try {
    if (localStorage['district'] || /[?&]district=/.test(location.search)) document.documentElement.dataset['atDoor'] = ''
  } catch {
    // Denied storage has no district.
  }
}
