export { SENTENCES as sentences } from '~/domain/sentences'
