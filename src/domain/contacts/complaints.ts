/** Hours within which a complaint is acknowledged; it is settled within a month. Consumer Protection (E-Commerce) Rules 2020, rule 4. */
export const ACKNOWLEDGE_HOURS = 48
