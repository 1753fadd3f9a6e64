import { MIN_PASSWORD } from '~/schemas/password'

export const PASSWORD_HINT = `At least ${MIN_PASSWORD} characters; four unrelated words are both strong and easy to tell.`
