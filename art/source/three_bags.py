"""The three bags with their pellets before them: blender -b -P three_bags.py -- out=FILE"""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from bag import add_bag
from pellets import kinds
from studio import camera, even_sky, lamp, mesh, new_scene, option, plain, render, thing

# Stage, place from left to right and back to front, turn in degrees, a pellet's metres, pellets in the heap.
BAGS = (('early', -0.62, 0.04, -13, 0.0015, 900), ('small', 0.0, -0.06, -4, 0.0025, 420), ('stock', 0.62, 0.04, 5, 0.004, 190))
# So that they read at the size of a screen.
ENLARGED = 4


def add_heap(meshes, middle, size, count):
    lying = []
    for _ in range(count):
        away, turn = abs(random.gauss(0, 0.062)), random.random() * 2 * math.pi
        x, y = middle + away * math.cos(turn) * 1.5, -0.33 + away * math.sin(turn) * 0.8
        under = [z for other_x, other_y, z in lying if (other_x - x) ** 2 + (other_y - y) ** 2 < (size * 0.8) ** 2]
        z = max(under) + size * 0.62 if under else size * 0.5
        if z > size * 3.4:
            continue
        lying.append((x, y, z))
        lean = random.uniform(1.2, 1.9) if z < size else random.random() * 6
        thing('heaped', random.choice(meshes), (x, y, z), (lean, random.random() * 6.28, random.random() * 6.28), size)


def studio_ground():
    """A floor that rises behind the bags without an edge."""
    curve = [(-4, 0)] + [(1.2 + 0.9 * math.sin(step * math.pi / 24), 0.9 - 0.9 * math.cos(step * math.pi / 24)) for step in range(13)] + [(2.1, 5)]
    vertices = [(x, y, z) for y, z in curve for x in (-7, 7)]
    faces = [(2 * step, 2 * step + 1, 2 * step + 3, 2 * step + 2) for step in range(len(curve) - 1)]
    thing('ground', mesh('ground', vertices, faces, plain('ground', '#e4eae6', 0.9, 0, 0.1), True))


def main():
    scene = new_scene(1600, 900, 128, exposure=-0.05)
    random.seed(2)
    for stage, x, y, turn, _, _ in BAGS:
        bag = add_bag(scene, stage, turn)
        bag.location.x, bag.location.y = x, y
    meshes = kinds()
    for _, x, _, _, metres, count in BAGS:
        add_heap(meshes, x + 0.02, metres * ENLARGED, count)
    studio_ground()
    even_sky(scene, '#eef3f2', 0.42)
    lamp('key', (-2.4, -2.2, 2.3), (0, 0, 0.4), 1.2, 1.9, 92, '#fff1dc')
    lamp('rim', (2.6, 0.7, 1.3), (0, 0, 0.5), 0.6, 1.6, 50, '#e8f4ff')
    lamp('fill', (1.6, -3.0, 1.0), (0, 0, 0.4), 1.8, 1.8, 18, '#eaf3f4')
    camera(scene, (0, -4.25, 0.86), (0, -0.05, 0.38), 80)
    render(scene, os.path.abspath(option('out', 'three-bags.png')))


if __name__ == '__main__':
    main()
