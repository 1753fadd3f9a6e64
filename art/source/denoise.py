"""Noise out of a path-traced picture, as Debian's Blender comes without a denoiser: an à-trous filter of the light alone."""
import numpy as np

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)


def denoise(image, albedo, normal, strength=1.0, levels=4):
    """Smooths what light adds to the colour of things; stops where that colour, the shape or the light itself changes.

    Arrays of height × width × channels in linear light, the image with premultiplied alpha."""
    if strength <= 0:
        return image.copy()
    alpha = image[..., 3:4] if image.shape[2] > 3 else np.ones_like(image[..., :1])
    colour = np.maximum(albedo[..., :3], 0.04)
    light = np.log1p(np.maximum(image[..., :3], 0) / colour)
    noise = noise_of(light.mean(-1, keepdims=True))
    for level in range(levels):
        light = smoothed(light, colour, normal[..., :3], alpha, noise * strength, 2 ** level)
        noise = noise * 0.6
    return np.concatenate([np.expm1(light) * colour, alpha], -1)


def noise_of(light):
    """How much neighbours differ by chance, from what differs in a pixel from the mean of its four neighbours."""
    around = sum(shifted(light, y, x) for y, x in ((0, 1), (1, 0), (0, -1), (-1, 0))) / 4
    differs = np.abs(light - around)
    for step in (1, 2, 4):
        differs = sum(shifted(differs, y, x) for y in (-step, 0, step) for x in (-step, 0, step)) / 9
    return differs * 1.4 + 1e-3


def smoothed(light, colour, normal, alpha, noise, step):
    total = np.zeros_like(light)
    weights = np.zeros_like(alpha)
    for row, down in enumerate(KERNEL):
        for column, across in enumerate(KERNEL):
            y, x = (row - 2) * step, (column - 2) * step
            other = shifted(light, y, x)
            weight = down * across * np.exp(
                -square(light - other) / (noise * 2.5) ** 2
                - square(colour - shifted(colour, y, x)) / 0.02
                - square(normal - shifted(normal, y, x)) / 0.08
                - square(alpha - shifted(alpha, y, x)) / 0.02
            )
            total += other * weight
            weights += weight
    return total / weights


def square(difference):
    return (difference ** 2).sum(-1, keepdims=True)


def shifted(array, y, x):
    """The array moved by y rows and x columns, its edges held."""
    height, width = array.shape[:2]
    rows = np.clip(np.arange(height) + y, 0, height - 1)
    columns = np.clip(np.arange(width) + x, 0, width - 1)
    return array[rows][:, columns]
