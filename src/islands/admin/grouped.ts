/** Groups thousands as `12,345` in every locale, so that server and browser render the same. */
export const groupThousands = (n: number) => String(n).replace(/\B(?=(\d{3})+$)/g, ',')
