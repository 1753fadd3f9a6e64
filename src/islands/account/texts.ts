import { MIN_PASSWORD } from '~/domain/account/password-schema'

export const PASSWORD_HINT = `At least ${MIN_PASSWORD} characters; four unrelated words are both strong and easy to tell.`
