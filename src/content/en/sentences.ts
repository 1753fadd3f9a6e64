export { SENTENCES as sentences } from '~/schemas/sentences'
